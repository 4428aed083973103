import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ObjectNotFoundError, openStorage, type Storage, subLocation } from '@skal/storage';
import { In, MoreThan } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { getMinId } from '../../../db/rows/id.ts';
import type { RetentionRule } from '../../../db/rows/retention.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { getErrorCode } from '../../../errorProps.ts';
import { PhotoEntity } from '../../photo/Photo.entity.ts';
import { getOriginalName } from '../image/image.ts';
import { findPartialUploads, getChunkPrefix } from '../resumable/partialUploadRetention.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { getTempUploadDir, isTempFile, parseAttachmentId } from './receiveUpload.ts';
import { uploadLocation } from './uploadStorage.ts';

/**
 * Moves uploads from the data folder into the configured storage, and deletes each file once it is stored there. Does
 * nothing if the data folder is the storage.
 */
async function moveUploadsToStorage({
  log,
  settings,
  uploads,
}: Pick<Dependencies, 'log' | 'settings' | 'uploads'>): Promise<void> {
  const before = subLocation({ url: settings.dataDir }, 'uploads');
  if (before.url === uploadLocation(settings).url) return;
  const here = openStorage(before);
  let moved = 0;
  for await (const { key, bytes } of here.list()) {
    try {
      await uploads.put(key, { stream: Readable.from(await here.get(key)), bytes });
    } catch (error) {
      // Another process that shares this folder has moved it.
      if (error instanceof ObjectNotFoundError) continue;
      throw error;
    }
    await here.remove(key);
    moved += 1;
  }
  if (moved > 0) log.info({ files: moved }, 'uploads moved to the storage');
}

const HOUR_MS = 60 * 60_000;
/** Longer than any upload takes: an older temp file is abandoned. */
const UPLOAD_MS = HOUR_MS;
/** Announced files arrive with the ticket, or soon after a lost connection is back. */
const ANNOUNCED_MS = 7 * 24 * HOUR_MS;
const PAGE = 200;

/** Deletes objects of the upload storage by name. */
export async function deleteUploads(uploads: Pick<Storage, 'remove'>, names: readonly string[]): Promise<void> {
  for (const name of names) await uploads.remove(name);
}

/** Lists temp files of current uploads on this machine, and those that a killed process left. */
const listTempFiles = (dataDir: string): Promise<string[]> =>
  readdir(getTempUploadDir(dataDir)).catch((error) => {
    if (getErrorCode(error) === 'ENOENT') return [];
    throw error;
  });

/** Retention rule: deletes announced files that never arrived, except those being uploaded. */
export async function announcedFileRetention(
  table: 'attachments' | 'photos',
  dataDir: string,
  now: number,
): Promise<RetentionRule> {
  const current = (await listTempFiles(dataDir)).filter(isTempFile).map(parseAttachmentId);
  const except = current.length > 0 ? ` AND id NOT IN (${current.map(() => '?').join(', ')})` : '';
  return {
    table,
    where: `stored_as IS NULL AND id < ?${except}`,
    parameters: [getMinId(now - ANNOUNCED_MS), ...current],
  };
}

/** Deletes temp files that killed processes left. */
async function purgeTempFiles(dataDir: string, before: number): Promise<void> {
  for (const name of await listTempFiles(dataDir)) {
    const path = join(getTempUploadDir(dataDir), name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtimeMs < before) await rm(path, { force: true });
  }
}

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'uploads'>;

/** Deletes objects without a row, and clears rows whose object is missing. Current uploads are left alone. */
export async function purgeUploads(deps: Deps, now: number): Promise<void> {
  const { db, log, settings, uploads } = deps;
  await moveUploadsToStorage(deps);
  await purgeTempFiles(settings.dataDir, now - UPLOAD_MS);
  const stored = new Map<string, number>();
  for await (const { key, at } of uploads.list()) stored.set(key, at);
  const names = [...stored.keys()];
  for (let from = 0; from < names.length; from += PAGE) {
    const withoutRow = await withoutOwner(db, names.slice(from, from + PAGE));
    const old = withoutRow.filter((name) => (stored.get(name) ?? now) < now - UPLOAD_MS);
    await deleteUploads(uploads, old);
  }
  const { missing, found } = await compare(deps, stored);
  if (missing.length === 0) return;
  // An unmounted folder is empty too, and so is a new bucket. Clearing the rows would make housekeeping delete the
  // files later.
  if (found < missing.length)
    return log.error({ files: missing.length, found }, 'most stored files are not in the storage');
  for (const { id, storedAs } of missing) {
    log.warn({ attachment: id, storedAs }, 'stored file missing');
    await db.tx((manager) => manager.delete(AttachmentEntity, { id, storedAs }));
  }
}

/** Returns the names without a row. */
async function withoutOwner(db: Database, names: readonly string[]): Promise<string[]> {
  const storedAs = In(names.map(getOriginalName));
  const rows = await db.read(async (manager) => [
    ...(await manager.findBy(AttachmentEntity, { storedAs })),
    ...(await manager.findBy(PhotoEntity, { storedAs })),
  ]);
  const owned = new Set(rows.map(({ storedAs }) => storedAs));
  const current = await findPartialUploads(db, names);
  return names.filter((name) => !owned.has(getOriginalName(name)) && !current.has(getChunkPrefix(name)));
}

/** Looks up the object of every row: in the listing and, because it may be newer, in the storage itself. */
async function compare({ db, uploads }: Pick<Deps, 'db' | 'uploads'>, stored: ReadonlyMap<string, number>) {
  const missing: { id: string; storedAs: string }[] = [];
  let found = 0;
  for (let last = ''; ; ) {
    const rows = await db.read((manager) =>
      manager.find(AttachmentEntity, {
        where: { storedAs: MoreThan(last) },
        order: { storedAs: 'ASC' },
        take: PAGE,
      }),
    );
    for (const { id, storedAs } of rows) {
      if (storedAs === null) continue;
      if (stored.has(storedAs) || (await uploads.find(storedAs))) found += 1;
      else missing.push({ id, storedAs });
    }
    if (rows.length < PAGE) return { missing, found };
    last = rows.at(-1)?.storedAs ?? '';
  }
}
