import type { AnnouncePhotoBody, EditPhotoBody } from '@skal/contracts/content/photo';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/rows/id.ts';
import { HttpError, outdated } from '../../server/errors/HttpError.ts';
import { idempotencyColumns, insertOnce } from '../../server/http/idempotency.ts';
import { type Actor, recordAuditEvent } from '../audit/recordAudit.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { clearEventPhoto, findEventsWithPhoto } from '../event/eventPhotos.ts';
import { clearItemPhoto, findItemsWithPhoto } from '../menu/itemPhotos.ts';
import { moveTo } from '../menu/positions.ts';
import { findGallery, inGallery } from './findPhoto.ts';
import { type Photo, PhotoEntity } from './Photo.entity.ts';
import { presentPhoto } from './photo.present.ts';
import { findNextPosition } from './storePhoto.ts';

const OUTDATED = /*i18n*/ 'Someone else has described this photo in the meantime. Your text has not been saved yet.';

/** A photo by its client. */
export type PhotoRef = Pick<Photo, 'businessId' | 'id'>;

/** Names of the menu items and events that show photos, by photo. */
export async function findUses(
  manager: EntityManager,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const items = await findItemsWithPhoto(manager, businessId, ids);
  const events = await findEventsWithPhoto(manager, businessId, ids);
  const uses = new Map<string, string[]>();
  for (const { name, photoId } of [...items, ...events])
    if (photoId) uses.set(photoId, [...(uses.get(photoId) ?? []), name]);
  return uses;
}

/**
 * Announces a photo, whose file is uploaded next. A repeated request with the same Idempotency-Key returns the first.
 * @throws HttpError 409 for a full gallery, 422 for a reused key
 */
export function announcePhoto(
  db: Database,
  businessId: string,
  body: AnnouncePhotoBody,
  key: string | undefined,
): Promise<Photo> {
  const photo: Photo = {
    ...{ id: newId(), businessId, ...body, position: 0, storedAs: null, hash: '', sizes: '', bytes: 0 },
    ...{ removedAfter: null, version: 1, ...idempotencyColumns(body, key, businessId) },
  };
  return insertOnce(
    db,
    PhotoEntity,
    photo,
    async () => undefined,
    async (manager) => {
      await lockContent(manager, businessId);
      return { position: await findNextPosition(manager, businessId) };
    },
  );
}

/** Finds a photo of the gallery. @throws HttpError 404 for an unknown photo, or one of another client */
async function findPhoto(manager: EntityManager, { businessId, id }: PhotoRef): Promise<Photo> {
  const photo = await manager.findOneBy(PhotoEntity, { id, ...inGallery(businessId) });
  if (!photo) throw new HttpError(404, /*i18n*/ 'This photo no longer exists. Someone may have deleted it.');
  return photo;
}

/**
 * Changes the alternative text of a photo, or moves it. A move needs no current version: it does not replace a text.
 * @throws HttpError 404 for an unknown photo, 409 with the current one for an outdated version
 */
export function editPhoto(
  db: Database,
  ref: PhotoRef,
  { version, alt, position }: EditPhotoBody,
  actor: Actor,
): Promise<{ photo: Photo; usedBy: string[] }> {
  return db.tx(async (manager) => {
    const { client } = await lockContent(manager, ref.businessId);
    const before = await findPhoto(manager, ref);
    const usedBy = (await findUses(manager, ref.businessId, [ref.id])).get(ref.id) ?? [];
    if (alt !== undefined && before.version !== version) throw outdated(OUTDATED, presentPhoto(before, usedBy));
    const photo: Photo = { ...before, ...(alt !== undefined && { alt, version: version + 1 }) };
    if (alt !== undefined) await manager.update(PhotoEntity, { id: ref.id }, { alt, version: photo.version });
    if (position !== undefined) {
      const gallery = await findGallery(manager, ref.businessId);
      await moveTo(manager, PhotoEntity, gallery, { id: ref.id, at: position });
    }
    const [was, is] = [before, photo].map((one) => ({ name: one.name, alt: one.alt }));
    const action = alt === undefined ? 'photo.moved' : 'photo.changed';
    await recordAuditEvent(manager, actor, { action, client, before: was, after: is });
    return { photo, usedBy };
  });
}

/**
 * Deletes a photo from the gallery, and from the items and events that show it. Its files stay while a version of the
 * content may refer to it.
 * @throws HttpError 404 for an unknown photo, or one of another client
 */
export function removePhoto(db: Database, ref: PhotoRef, actor: Actor): Promise<void> {
  return db.tx(async (manager) => {
    const { client, state } = await lockContent(manager, ref.businessId);
    const { name, alt } = await findPhoto(manager, ref);
    await clearItemPhoto(manager, ref.businessId, ref.id);
    await clearEventPhoto(manager, ref.businessId, ref.id);
    await manager.update(PhotoEntity, { id: ref.id }, { removedAfter: state.number });
    await recordAuditEvent(manager, actor, { action: 'photo.removed', client, before: { name, alt } });
  });
}
