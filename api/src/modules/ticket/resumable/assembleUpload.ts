import type { Storage } from '@skal/storage';
import type { Dependencies } from '../../../dependencies.ts';
import { HttpError } from '../../../server/errors/HttpError.ts';
import type { Attachment } from '../attachment/Attachment.entity.ts';
import { deleteUploads } from '../attachment/purgeUploads.ts';
import { receiveFile, type UploadPipeline } from '../attachment/receiveUpload.ts';
import { storeAttachment } from '../attachment/uploadAttachment.ts';
import { type PartialUpload, PartialUploadEntity } from './PartialUpload.entity.ts';
import { chunkSuffixes } from './partialUpload.query.ts';
import { chunkName } from './partialUploadRetention.ts';

async function* chunksIn(uploads: Pick<Storage, 'get'>, names: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of names) yield* await uploads.get(name);
}

/**
 * Makes one file of the pieces that have come, as if it had come at once. Whoever asks again afterwards hears that all of it
 * has come; until then anybody who asks may do this.
 * @throws HttpError 400 for a file that is not what its name says, or 413 where there is no room for it: nothing of it stays; 503 when the storage does not
 *   take it, where everything stays
 */
export async function assembleUpload(
  deps: Pick<Dependencies, 'db' | 'log' | 'settings' | 'uploads' | 'images' | 'wakeMailWorker'>,
  businessId: string,
  announced: Attachment,
  coming: PartialUpload,
): Promise<PartialUpload> {
  const { db, uploads } = deps;
  const { id, chunkPrefix } = coming;
  const names = chunkSuffixes(coming).map((part) => chunkName(chunkPrefix, part));
  const removePieces = () => deleteUploads(uploads, names).catch(() => undefined);
  try {
    const take = (way: UploadPipeline) => receiveFile(chunksIn(uploads, names), way, announced);
    await storeAttachment(deps, announced, take, businessId);
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) {
      await db.tx((manager) => manager.delete(PartialUploadEntity, { id, chunkPrefix }));
      await removePieces();
    }
    throw error;
  }
  await db.tx((manager) => manager.update(PartialUploadEntity, { id, chunkPrefix }, { chunks: '' }));
  await removePieces();
  return { ...coming, chunks: '' };
}
