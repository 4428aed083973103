import type { EntityManager } from 'typeorm';
import { insertMany } from '../../../db/rows/insert.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { toLocalDay } from '../../../time/calendar.ts';
import { readAudiencePage } from '../audience/audience.query.ts';
import { type AudienceRule, buildAudienceRules } from '../audience/rules.ts';
import { type PushCampaign, PushCampaignEntity } from '../campaign/PushCampaign.entity.ts';
import { findSaturated, WEEK_MS } from '../campaign/weekly.query.ts';
import { PushServiceEntity } from '../service/PushService.entity.ts';
import { countRecipients } from './delivery.query.ts';
import { buildDeliveryId, type PushDelivery, PushDeliveryEntity } from './PushDelivery.entity.ts';

/** Devices per transaction, and so in memory, however large the audience is. */
const PAGE = 512;

/** Upsert clause that keeps an existing delivery. */
const KEEP = { sqlite: 'ON CONFLICT (id) DO NOTHING', mysql: 'ON DUPLICATE KEY UPDATE id = id' } as const;

/** Phones of the owner's own guests. */
const testers = (businessId: string): AudienceRule => ({
  where: 'd.guest_id IN (SELECT guest_id FROM push_testers WHERE business_id = ?)',
  parameters: [businessId],
});

type Deps = Pick<Dependencies, 'db' | 'settings'>;

/**
 * Claims a due campaign for this process, or one whose process has died.
 * @returns the campaign with its lease; null if another process or its owner was first
 */
export async function claimCampaign({ db, settings }: Deps, { id, state, leaseUntil }: PushCampaign) {
  const now = Date.now();
  const claim = { state: 'preparing' as const, leaseUntil: now + settings.push.leaseMs };
  return db.tx(async (manager) => {
    const { affected } = await manager.update(PushCampaignEntity, { id, state, leaseUntil: Number(leaseUntil) }, claim);
    const campaign = affected ? await manager.findOneBy(PushCampaignEntity, { id }) : null;
    if (campaign && campaign.startedAt === null) await manager.update(PushCampaignEntity, { id }, { startedAt: now });
    return campaign;
  });
}

/** Builds the deliveries of some devices; those of guests with two notifications that week are skipped. */
async function buildDeliveries(
  manager: EntityManager,
  campaign: PushCampaign,
  devices: readonly { id: string; guestId: string | null }[],
): Promise<PushDelivery[]> {
  const { id: campaignId, businessId, audience, confirmed } = campaign;
  const createdAt = Date.now();
  const recipientOf = ({ id, guestId }: (typeof devices)[number]) =>
    audience === 'test' ? `test ${id}` : (guestId ?? id);
  const recipients = confirmed ? [] : [...new Set(devices.map(recipientOf))];
  const saturated = await findSaturated(manager, { businessId, campaignId }, recipients, createdAt - WEEK_MS);
  return devices.map((device) => {
    const recipient = recipientOf(device);
    const isSkipped = saturated.has(recipient);
    return {
      ...{ id: buildDeliveryId(campaignId, device.id), campaignId, deviceId: device.id, recipient },
      ...{ state: isSkipped ? 'skipped' : 'pending', reason: isSkipped ? 'weekly' : null },
      ...{ dueAt: isSkipped ? null : createdAt, attempts: 0, leasedBy: null, createdAt },
    };
  });
}

/**
 * Prepares the deliveries of a claimed campaign, a page per transaction, from the device where an earlier process stopped.
 * Gives the campaign back when the time is up, so that other clients' campaigns take their turn.
 * @returns whether it is complete, or belongs to another process by now
 */
export async function prepareCampaign(
  { db, settings }: Deps,
  campaign: PushCampaign,
  budgetMs: number,
): Promise<boolean> {
  const { id, businessId, audience } = campaign;
  const { timeZone } = settings;
  const rules = { ...buildAudienceRules(toLocalDay(Date.now(), timeZone), timeZone), test: testers(businessId) };
  const until = Date.now() + budgetMs;
  let after = campaign.cursorId ?? '';
  let lease = Number(campaign.leaseUntil);
  /** Renews the lease, or stores the end of the preparation; false if another process has taken over. */
  const renew = async (manager: EntityManager, change: Partial<PushCampaign>) => {
    const leaseUntil = change.leaseUntil ?? Math.max(Date.now() + settings.push.leaseMs, lease + 1);
    const mine = { id, state: 'preparing' as const, leaseUntil: lease };
    const { affected } = await manager.update(PushCampaignEntity, mine, { ...change, leaseUntil });
    lease = leaseUntil;
    return affected === 1;
  };
  for (let isLast = false; !isLast; ) {
    const devices = await db.tx(async (manager) => {
      if (!(await renew(manager, {}))) return null;
      // One campaign of a client at a time, so that two do not overlook each other's deliveries.
      await manager.update(PushServiceEntity, { businessId }, { failures: () => 'failures' });
      const page = await readAudiencePage(manager, businessId, rules[audience], { after, limit: PAGE });
      await insertMany(manager, PushDeliveryEntity, await buildDeliveries(manager, campaign, page), KEEP[db.kind]);
      after = page.at(-1)?.id ?? after;
      await manager.update(PushCampaignEntity, { id }, { cursorId: after });
      return page;
    });
    if (devices === null) return true;
    isLast = devices.length < PAGE;
    if (!isLast && Date.now() > until) {
      await db.tx((manager) => renew(manager, { leaseUntil: 0 }));
      return false;
    }
  }
  const guests = await countRecipients(db, id);
  await db.tx((manager) => renew(manager, { state: 'sending', leaseUntil: 0, guests }));
  return true;
}
