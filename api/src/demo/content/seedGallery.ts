import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import { lockContent } from '../../modules/contentVersion/lockContent.ts';
import { GuestEventEntity } from '../../modules/event/GuestEvent.entity.ts';
import { MenuItemEntity } from '../../modules/menu/MenuItem.entity.ts';
import { storePhoto } from '../../modules/photo/storePhoto.ts';
import type { DemoBusiness } from '../demoBusiness.ts';
import { type Picture, pictures } from './pictures.ts';

type Deps = Pick<Dependencies, 'db' | 'settings' | 'images' | 'uploads'>;

/** Shows a picture with the items and events that it belongs to. */
async function assign(manager: EntityManager, businessId: string, { shows }: Picture, photoId: string): Promise<void> {
  const belongs = (name: string) => shows.some((start) => name.startsWith(start));
  for (const { id, name } of await manager.findBy(MenuItemEntity, { businessId })) {
    if (belongs(name)) await manager.update(MenuItemEntity, { id }, { photoId });
  }
  for (const { id, title } of await manager.findBy(GuestEventEntity, { businessId })) {
    if (belongs(title)) await manager.update(GuestEventEntity, { id }, { photoId });
  }
}

/**
 * Draws the pictures of the demo gallery, stores them as uploaded photos, and shows them with items and events.
 * @throws HttpError 503 while images cannot be processed
 */
export async function seedGallery(deps: Deps, { businessId }: Pick<DemoBusiness, 'businessId'>): Promise<void> {
  // Loaded for the first demo only: a site processes images in a process of its own.
  const { default: sharp } = await import('sharp');
  for (const picture of pictures) {
    const { name, alt, svg } = picture;
    const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
    const { id } = await storePhoto(deps, { businessId, bytes, name, alt });
    await deps.db.tx(async (manager) => {
      await lockContent(manager, businessId);
      await assign(manager, businessId, picture, id);
    });
  }
}
