import type { PushAudience } from '@skal/contracts/push/push';
import { In } from 'typeorm';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { PushCampaignEntity } from '../../modules/push/campaign/PushCampaign.entity.ts';
import { addDays, toTimestamp } from '../../time/calendar.ts';
import type { DemoBusiness } from '../demoBusiness.ts';
import { DEMO_SOURCE } from '../simulation/constants.ts';
import { type PlannedPush, planPushes, type SimulatedPush } from '../simulation/notifications.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;

/** Days ahead in which notifications are scheduled: two of the weekly ones. */
const AHEAD_DAYS = 7;
const MINUTE_MS = 60_000;
const AUDIENCE: PushAudience = 'all';

/** Upsert clause that keeps an existing notification, such as one that its owner cancelled. */
const KEEP = { sqlite: 'ON CONFLICT (id) DO NOTHING', mysql: 'ON DUPLICATE KEY UPDATE id = id' } as const;

const toCampaign = (businessId: string, { id, item, text, link, day, hour }: PlannedPush, timeZone: string) => ({
  ...{ id, businessId, title: item, body: text, link, audience: AUDIENCE, confirmed: 0, createdBy: DEMO_SOURCE },
  dueAt: toTimestamp(day, hour * 60, timeZone),
  createdAt: toTimestamp(addDays(day, -1), hour * 60, timeZone),
  ...{ cursorId: null, leaseUntil: 0, requestKey: null, requestHash: null },
});

/** Adds notifications that the simulated app has received, with the result of the simulation. */
export async function addSentPushes(
  { db, settings: { timeZone } }: Deps,
  { businessId }: DemoBusiness,
  pushes: readonly SimulatedPush[],
): Promise<void> {
  const rows = pushes.flatMap((push) => {
    const campaign = toCampaign(businessId, push, timeZone);
    // Scheduled: the worker sends it.
    if (campaign.dueAt > Date.now()) return [];
    const { sent, failed } = push;
    const finished = { state: 'sent' as const, startedAt: campaign.dueAt, finishedAt: campaign.dueAt + MINUTE_MS };
    const reasons = failed > 0 ? { unregistered: failed } : {};
    return { ...campaign, ...finished, guests: sent + failed, counts: { sent, failed, skipped: 0, reasons } };
  });
  if (rows.length > 0) await db.tx((manager) => insertRows(manager, PushCampaignEntity, rows, KEEP[db.kind]));
}

/** Schedules the notifications of the next days: the worker sends them when they are due. */
export async function schedulePushes(
  { db, settings: { timeZone } }: Deps,
  { businessId, launch }: DemoBusiness,
  today: string,
) {
  const days = Array.from({ length: AHEAD_DAYS + 1 }, (_, ahead) => addDays(today, ahead));
  const open = { state: 'scheduled' as const, startedAt: null, finishedAt: null, guests: 0 };
  const counts = { sent: 0, failed: 0, skipped: 0, reasons: {} };
  const rows = days
    .flatMap((day) => planPushes(launch, day))
    .map((push) => ({ ...toCampaign(businessId, push, timeZone), ...open, counts, createdAt: Date.now() }))
    .filter(({ dueAt }) => dueAt > Date.now());
  if (rows.length > 0) await db.tx((manager) => insertRows(manager, PushCampaignEntity, rows, KEEP[db.kind]));
}

/** Returns those of some notifications that were cancelled. */
export async function findCancelled({ db }: Deps, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const cancelled = await db.read((manager) =>
    manager.findBy(PushCampaignEntity, { id: In([...ids]), state: 'cancelled' }),
  );
  return new Set(cancelled.map(({ id }) => id));
}
