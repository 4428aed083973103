import { In, MoreThan } from 'typeorm';
import { newId } from '../../db/rows/id.ts';
import { insertMany } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { hashPseudonym } from '../../modules/appEvent/pseudonym.ts';
import { buildGuestId } from '../../modules/appMetric/guest/guestId.ts';
import { type Device, DeviceEntity } from '../../modules/device/Device.entity.ts';
import { forgetDevices } from '../../modules/device/devices.ts';
import { hashToken } from '../../modules/device/registerDevice.ts';
import { PushCampaignEntity } from '../../modules/push/campaign/PushCampaign.entity.ts';
import { PushDeliveryEntity } from '../../modules/push/delivery/PushDelivery.entity.ts';
import type { DemoBusiness } from '../demoBusiness.ts';
import { DEMO_SOURCE, DEMO_TOKEN } from '../simulation/constants.ts';
import type { SimulatedEvent } from '../simulation/DayRecorder.ts';
import { simulateReceipts } from '../simulation/notifications.ts';
import type { SimulatedDay } from '../simulation/simulation.ts';

type Deps = Pick<Dependencies, 'db'>;

const DAY_MS = 24 * 3600_000;

/** Registers the phones of the simulated guests for notifications, and forgets those of guests who have left. */
export async function syncPhones(
  { db }: Deps,
  { businessId, salt }: DemoBusiness,
  devices: SimulatedDay['devices'],
): Promise<void> {
  const now = Date.now();
  const wanted = new Map(devices.map((guest) => [`${DEMO_TOKEN}${guest.pseudonym}`, guest]));
  await db.tx(async (manager) => {
    const known = await manager.findBy(DeviceEntity, { businessId });
    const gone = known.filter(({ token }) => token.startsWith(DEMO_TOKEN) && !wanted.has(token));
    for (const { token } of known) wanted.delete(token);
    const added = [...wanted].map(
      ([token, { pseudonym, device, since }]): Device => ({
        ...{ id: newId(), businessId, tokenHash: hashToken(token), token, locale: 'da-DK' },
        platform: device === 'Android' ? 'android' : 'ios',
        guestId: buildGuestId(businessId, hashPseudonym(pseudonym, salt)),
        ...{ createdAt: Date.parse(since), seenAt: now },
      }),
    );
    await insertMany(manager, DeviceEntity, added);
    if (gone.length > 0)
      await forgetDevices(
        manager,
        businessId,
        gone.map(({ id }) => id),
      );
  });
}

/**
 * Lists what the simulated phones report of notifications that a person has sent within a day: most show them, and some
 * guests open them within minutes. The same deliveries give the same events. Weekly notifications are left out: the
 * simulation reports them.
 */
export async function listReceipts({ db }: Deps, { businessId }: DemoBusiness): Promise<SimulatedEvent[]> {
  const now = Date.now();
  const { campaigns, deliveries, phones } = await db.read(async (manager) => {
    const recent = { businessId, startedAt: MoreThan(now - DAY_MS) };
    const sent = (await manager.findBy(PushCampaignEntity, recent)).filter(
      ({ createdBy }) => createdBy !== DEMO_SOURCE,
    );
    const ids = sent.map(({ id }) => id);
    return {
      campaigns: new Map(sent.map(({ id, title }) => [id, title])),
      deliveries:
        ids.length > 0 ? await manager.findBy(PushDeliveryEntity, { campaignId: In(ids), state: 'sent' }) : [],
      phones: ids.length > 0 ? await manager.findBy(DeviceEntity, { businessId }) : [],
    };
  });
  const guests = new Map(
    phones.flatMap(({ id, token }) => (token.startsWith(DEMO_TOKEN) ? [[id, token.slice(DEMO_TOKEN.length)]] : [])),
  );
  return deliveries
    .flatMap(({ id, campaignId: push, deviceId, createdAt }) => {
      const [guest, item] = [guests.get(deviceId), campaigns.get(push) ?? ''];
      return guest ? simulateReceipts(id, { push, item, guest, sentAt: Number(createdAt) }) : [];
    })
    .filter(({ at }) => Date.parse(at) <= now);
}
