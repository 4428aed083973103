import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../server/errors/HttpError.ts';
import { type PartialUpload, PartialUploadEntity } from './PartialUpload.entity.ts';

/**
 * How far a file is that comes in pieces.
 * @throws HttpError 404 for one that was not begun, or too long ago
 */
export async function findPartialUpload(db: Database, id: string): Promise<PartialUpload> {
  const coming = await db.read((manager) => manager.findOneBy(PartialUploadEntity, { id }));
  if (!coming) throw notFound('upload');
  return coming;
}

/** Whether all of a file is here, and it has yet to be put together. */
export const isComplete = ({ offset, bytes, chunks }: PartialUpload): boolean => offset === bytes && chunks !== '';

/** What the names of its pieces end with, in order. */
export const chunkSuffixes = ({ chunks }: PartialUpload): string[] => chunks.split(',').filter(Boolean);
