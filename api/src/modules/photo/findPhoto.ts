import { type EntityManager, IsNull, Not } from 'typeorm';
import { invalidFields } from '../../server/errors/HttpError.ts';
import { type Photo, PhotoEntity } from './Photo.entity.ts';

/** The photos of a client that are in the gallery: uploaded and not deleted. */
export const inGallery = (businessId: string) => ({ businessId, storedAs: Not(IsNull()), removedAfter: IsNull() });

/** Finds the photos of a client's gallery, in order. */
export const findGallery = (manager: EntityManager, businessId: string): Promise<Photo[]> =>
  manager.find(PhotoEntity, { where: inGallery(businessId), order: { position: 'ASC', id: 'ASC' } });

/** Requires a photo that a form refers to, or none. @throws HttpError 400 for a photo that the client does not have */
export async function requirePhoto(manager: EntityManager, businessId: string, id: string | null): Promise<void> {
  if (id !== null && !(await manager.existsBy(PhotoEntity, { id, ...inGallery(businessId) })))
    throw invalidFields({ photoId: /*i18n*/ 'This photo no longer exists. Please choose another one.' });
}
