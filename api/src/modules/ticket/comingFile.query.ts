import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/refusal.ts';
import { type ComingFile, ComingFileEntity } from './ComingFile.entity.ts';

/**
 * How far a file is that comes in pieces.
 * @throws Refusal 404 for one that was not begun, or too long ago
 */
export async function findComing(db: Database, id: string): Promise<ComingFile> {
  const coming = await db.read((manager) => manager.findOneBy(ComingFileEntity, { id }));
  if (!coming) throw notFound('upload');
  return coming;
}

/** Whether all of a file is here, and it has yet to be put together. */
export const isWhole = ({ arrived, bytes, parts }: ComingFile): boolean => arrived === bytes && parts !== '';

/** What the names of its pieces end with, in order. */
export const partsOf = ({ parts }: ComingFile): string[] => parts.split(',').filter(Boolean);
