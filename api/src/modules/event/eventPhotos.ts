import { type EntityManager, In } from 'typeorm';
import { GuestEventEntity } from './GuestEvent.entity.ts';

/** Finds the events of a client that show one of these photos, the next first. */
export const findEventsWithPhoto = async (manager: EntityManager, businessId: string, photoIds: readonly string[]) =>
  (
    await manager.find(GuestEventEntity, {
      where: { businessId, photoId: In(photoIds) },
      order: { startsAt: 'ASC', id: 'ASC' },
    })
  ).map(({ title, photoId }) => ({ name: title, photoId }));

/** Removes a photo from the events that show it. The content must be locked. */
export async function clearEventPhoto(manager: EntityManager, businessId: string, photoId: string): Promise<void> {
  await manager.update(GuestEventEntity, { businessId, photoId }, { photoId: null, version: () => 'version + 1' });
}
