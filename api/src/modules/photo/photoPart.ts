import type { PublishedPhoto } from '@skal/contracts/content/photo';
import type { ContentPart } from '../contentVersion/ContentPart.ts';
import { findGallery } from './findPhoto.ts';
import { PhotoEntity } from './Photo.entity.ts';
import { toPublishedPhoto } from './photo.present.ts';

/** Gallery of the published document. A restored version comes first; photos added since follow, so that none is lost. */
export const photoPart: ContentPart<PublishedPhoto[]> = {
  key: 'photos',
  read: async (manager, businessId) => (await findGallery(manager, businessId)).map(toPublishedPhoto),
  async restore(manager, businessId, photos) {
    const later = (await findGallery(manager, businessId)).filter(({ id }) => photos.every((photo) => photo.id !== id));
    for (const [position, { id, alt }] of photos.entries()) {
      const change = { alt, position, removedAfter: null, version: () => 'version + 1' };
      await manager.update(PhotoEntity, { id, businessId }, change);
    }
    for (const [at, { id }] of later.entries())
      await manager.update(PhotoEntity, { id }, { position: photos.length + at });
  },
};
