import { type EntityManager, In } from 'typeorm';
import { MenuItemEntity } from './MenuItem.entity.ts';

/** Finds the items of a client that show one of these photos, in the order of the menu. */
export const findItemsWithPhoto = async (manager: EntityManager, businessId: string, photoIds: readonly string[]) =>
  (
    await manager.find(MenuItemEntity, {
      where: { businessId, photoId: In(photoIds) },
      order: { position: 'ASC', id: 'ASC' },
    })
  ).map(({ name, photoId }) => ({ name, photoId }));

/** Removes a photo from the items that show it. The content must be locked. */
export async function clearItemPhoto(manager: EntityManager, businessId: string, photoId: string): Promise<void> {
  await manager.update(MenuItemEntity, { businessId, photoId }, { photoId: null, version: () => 'version + 1' });
}
