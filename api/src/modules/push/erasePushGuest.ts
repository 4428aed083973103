import type { EntityManager } from 'typeorm';
import { PushTesterEntity } from './campaign/PushTester.entity.ts';
import { PushDeliveryEntity } from './delivery/PushDelivery.entity.ts';

/**
 * Erases a guest from notifications, in the transaction that erases the guest: deliveries move to a marker, and the guest
 * is no longer among the owner's own phones.
 * @param from row id of the guest, as in `devices`
 */
export async function erasePushGuest(
  manager: EntityManager,
  businessId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await manager.delete(PushTesterEntity, { businessId, guestId: from });
  await manager.update(PushDeliveryEntity, { recipient: from }, { recipient: to });
}
