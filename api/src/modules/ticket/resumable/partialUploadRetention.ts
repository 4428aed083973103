import { In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import type { RetentionRule } from '../../../db/rows/retention.ts';
import { PartialUploadEntity } from './PartialUpload.entity.ts';

/** A phone that was without a connection for longer sends the file anew. */
const COMING_MS = 24 * 60 * 60_000;

/** What a piece is called. No two have one name, and be they of the same bytes: one that came too late overwrites none. */
export const chunkName = (pieces: string, part: string): string => `${pieces}.${part}`;

/** What the pieces of one file have in common, by the name of one of them. */
export const chunkPrefixOf = (name: string): string => name.split('.')[0] ?? '';

/** Files of which no piece has come for long, and what is known of those that are stored. Their pieces go by their age. */
export const partialUploadRetention = (now: number): RetentionRule => ({
  table: 'partial_uploads',
  where: 'touched_at < ?',
  parameters: [now - COMING_MS],
});

/** Of these names in the storage, those that pieces of a coming file have in common. */
export async function findPartialUploads(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const pieces = In(names.map(chunkPrefixOf));
  const rows = await db.read((manager) => manager.findBy(PartialUploadEntity, { chunkPrefix: pieces }));
  return new Set(rows.map(({ chunkPrefix }) => chunkPrefix));
}
