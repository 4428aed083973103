import type { Storage } from '@skal/storage';
import type { Dependencies } from '../../../dependencies.ts';
import { HttpError } from '../../../server/errors/HttpError.ts';
import { deleteUploads } from '../attachment/purgeUploads.ts';
import type { PartialUpload } from './PartialUpload.entity.ts';
import { listChunkSuffixes } from './partialUpload.query.ts';
import { buildChunkName } from './partialUploadRetention.ts';
import type { UploadTarget } from './uploadTarget.ts';

async function* readChunks(uploads: Pick<Storage, 'get'>, names: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of names) yield* await uploads.get(name);
}

/**
 * Assembles a file from its chunks, as if it had been uploaded at once. Safe to repeat: later calls report the upload
 * as complete.
 * @throws HttpError 400 if the content does not match the file's name, 413 without space; discards the chunks
 * @throws HttpError 503 while the storage is unavailable; keeps the chunks
 */
export async function assembleUpload(
  { db, uploads }: Pick<Dependencies, 'db' | 'uploads'>,
  { entity, store }: UploadTarget,
  upload: PartialUpload,
): Promise<PartialUpload> {
  const { id, chunkPrefix } = upload;
  const names = listChunkSuffixes(upload).map((part) => buildChunkName(chunkPrefix, part));
  const removeChunks = () => deleteUploads(uploads, names).catch(() => undefined);
  try {
    await store(readChunks(uploads, names));
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) {
      await db.tx((manager) => manager.delete(entity, { id, chunkPrefix }));
      await removeChunks();
    }
    throw error;
  }
  await db.tx((manager) => manager.update(entity, { id, chunkPrefix }, { chunks: '' }));
  await removeChunks();
  return { ...upload, chunks: '' };
}
