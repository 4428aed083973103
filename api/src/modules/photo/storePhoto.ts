import type { FileHandle } from 'node:fs/promises';
import { PHOTOS_MAX } from '@skal/contracts/content/photo';
import { ATTACHMENT_BYTES_MAX, attachmentLimitLabels } from '@skal/contracts/support/ticket';
import { type EntityManager, IsNull } from 'typeorm';
import { isUnavailable } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sentence } from '../../language/text.ts';
import { badRequest, conflict, tooLarge } from '../../server/errors/HttpError.ts';
import { lockContent } from '../contentVersion/lockContent.ts';
import { SIGNATURE_BYTES } from '../ticket/attachment/fileSignature.ts';
import { withTempFile } from '../ticket/attachment/receiveUpload.ts';
import { lockStorageQuota } from '../ticket/attachment/storageQuota.ts';
import { type Photo, PhotoEntity } from './Photo.entity.ts';
import { deletePhotoFiles, detectPhotoKind, type PhotoFiles, storePhotoFiles } from './photoFiles.ts';

type Deps = Pick<Dependencies, 'db' | 'images' | 'uploads' | 'settings'>;

/** Returns the place of a new photo. The content must be locked. @throws HttpError 409 for a full gallery */
export async function findNextPosition(manager: EntityManager, businessId: string): Promise<number> {
  const gallery = { businessId, removedAfter: IsNull() };
  if ((await manager.countBy(PhotoEntity, gallery)) >= PHOTOS_MAX)
    throw conflict(
      sentence(/*i18n*/ 'A gallery can have at most {max} photos. Please delete some first.', { max: PHOTOS_MAX }),
    );
  return ((await manager.maximum(PhotoEntity, 'position', gallery)) ?? -1) + 1;
}

/** Writes a photo to a temp file. @returns the first bytes, which tell its type */
async function receive(chunks: AsyncIterable<Uint8Array>, file: FileHandle): Promise<Uint8Array> {
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > ATTACHMENT_BYTES_MAX)
      throw tooLarge(sentence(/*i18n*/ 'This photo is larger than {size}.', { size: attachmentLimitLabels.size }));
    if (head.length < SIGNATURE_BYTES) head = Buffer.concat([head, chunk]).subarray(0, SIGNATURE_BYTES);
    await file.appendFile(chunk);
  }
  if (bytes === 0) throw badRequest(/*i18n*/ 'This file is empty.');
  return head;
}

/**
 * Stores the files of a photo, then its row. The files are deleted again if the row cannot be stored.
 * @param photo its id and business, its bytes, and a scan of the complete file
 * @param save stores the row, under the lock of the content; it returns the files that it replaced
 * @throws HttpError 400 for anything but a photo, 413 if it is too large or the storage quota is used up, 503 while
 *   images cannot be processed; other errors come from the storage
 */
export async function storePhotoRow(
  deps: Deps,
  { id, businessId, chunks, scan }: PhotoSource,
  save: (manager: EntityManager, files: PhotoFiles) => Promise<string | null>,
): Promise<void> {
  const { db, settings, uploads } = deps;
  const files = await withTempFile(settings.dataDir, id, async (file, path) => {
    const kind = await detectPhotoKind(await receive(chunks, file));
    await scan?.(path);
    return storePhotoFiles(deps, { id, businessId, path, kind });
  });
  try {
    const replaced = await db.tx(async (manager) => {
      await lockStorageQuota(manager, { businessId, fileId: id, bytes: files.bytes }, settings);
      return save(manager, files);
    });
    if (replaced) await deletePhotoFiles(uploads, replaced);
  } catch (error) {
    // If the database's response was lost, the row may refer to the files all the same.
    if (!isUnavailable(error)) await deletePhotoFiles(uploads, files.storedAs);
    throw error;
  }
}

interface PhotoSource {
  id: string;
  businessId: string;
  chunks: AsyncIterable<Uint8Array>;
  scan?: (path: string) => Promise<void>;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Adds a photo at the end of a client's gallery, in all widths and formats and without metadata.
 * @throws HttpError 400 for anything but a photo, 409 for a full gallery, 413 without space, 503 while images cannot
 *   be processed
 */
export async function storePhoto(
  deps: Deps,
  { businessId, bytes, name, alt }: { businessId: string; bytes: Uint8Array; name: string; alt: string },
): Promise<Photo> {
  const id = newId();
  let photo: Photo | undefined;
  await storePhotoRow(deps, { id, businessId, chunks: once(bytes) }, async (manager, files) => {
    await lockContent(manager, businessId);
    const position = await findNextPosition(manager, businessId);
    photo = {
      ...{ id, businessId, name, alt, position, ...files, removedAfter: null, version: 1 },
      ...{ requestKey: null, requestHash: null },
    };
    await insertRows(manager, PhotoEntity, [photo]);
    return null;
  });
  if (!photo) throw new Error('The photo was not stored');
  return photo;
}
