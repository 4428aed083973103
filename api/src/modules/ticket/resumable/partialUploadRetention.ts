import { In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import type { RetentionRule } from '../../../db/rows/retention.ts';
import { PartialUploadEntity, PhotoUploadEntity } from './PartialUpload.entity.ts';

/** A phone that was offline for longer uploads the file again. */
const RETENTION_MS = 24 * 60 * 60_000;

/** Returns the object name of a chunk. Every chunk has a unique suffix, so a late one overwrites no other. */
export const buildChunkName = (prefixes: string, part: string): string => `${prefixes}.${part}`;

/** Returns the prefix that the chunks of an upload share. */
export const getChunkPrefix = (name: string): string => name.split('.')[0] ?? '';

/**
 * Retention rule: deletes uploads without a recent chunk, and records of completed ones. Their chunks are deleted by
 * age.
 */
export const partialUploadRetention = (table: 'partial_uploads' | 'photo_uploads', now: number): RetentionRule => ({
  table,
  where: 'updated_at < ?',
  parameters: [now - RETENTION_MS],
});

/** Returns the prefixes that belong to a current upload. */
export async function findPartialUploads(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const prefixes = In(names.map(getChunkPrefix));
  const rows = await db.read(async (manager) => [
    ...(await manager.findBy(PartialUploadEntity, { chunkPrefix: prefixes })),
    ...(await manager.findBy(PhotoUploadEntity, { chunkPrefix: prefixes })),
  ]);
  return new Set(rows.map(({ chunkPrefix }) => chunkPrefix));
}
