import { type EntityManager, In } from 'typeorm';
import { DeviceEntity } from './Device.entity.ts';

/** Counts the devices of a business. */
export const countDevices = (manager: EntityManager, businessId: string): Promise<number> =>
  manager.countBy(DeviceEntity, { businessId });

/** Counts the devices of some guests, by their row ids. */
export const countGuestDevices = (
  manager: EntityManager,
  businessId: string,
  guestIds: readonly string[],
): Promise<number> => manager.countBy(DeviceEntity, { businessId, guestId: In([...guestIds]) });

/** Forgets devices, by their ids. */
export async function forgetDevices(manager: EntityManager, businessId: string, ids: readonly string[]): Promise<void> {
  await manager.delete(DeviceEntity, { businessId, id: In([...ids]) });
}

/** Forgets the devices of a guest, in the transaction that erases the guest. @returns their number */
export async function forgetGuestDevices(manager: EntityManager, businessId: string, guestId: string): Promise<number> {
  const { affected } = await manager.delete(DeviceEntity, { businessId, guestId });
  return affected ?? 0;
}
