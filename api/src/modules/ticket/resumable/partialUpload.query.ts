import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../server/errors/HttpError.ts';
import type { PartialUpload } from './PartialUpload.entity.ts';
import type { UploadTarget } from './uploadTarget.ts';

/**
 * Finds a resumable upload.
 * @throws HttpError 404 if it was not started, or has expired
 */
export async function findPartialUpload(
  db: Database,
  { id, entity }: Pick<UploadTarget, 'id' | 'entity'>,
): Promise<PartialUpload> {
  const upload = await db.read((manager) => manager.findOneBy(entity, { id }));
  if (!upload) throw notFound('upload');
  return upload;
}

/** Whether all bytes are here and the file has yet to be assembled. */
export const isComplete = ({ byteOffset, bytes, chunks }: PartialUpload): boolean =>
  byteOffset === bytes && chunks !== '';

/** Returns the suffixes of its chunks' object names, in order. */
export const listChunkSuffixes = ({ chunks }: PartialUpload): string[] => chunks.split(',').filter(Boolean);
