import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@skal/storage';
import { In, MoreThan } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { minIdAt } from '../../../db/rows/id.ts';
import type { RetentionRule } from '../../../db/rows/retention.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { codeOf } from '../../../errorProps.ts';
import { originalName } from '../image/image.ts';
import { chunkPrefixOf, findPartialUploads } from '../resumable/partialUploadRetention.ts';
import { AttachmentEntity } from './Attachment.entity.ts';
import { moveUploadsToStorage } from './moveUploads.ts';
import { attachmentIdOf, isTempFile, tempUploadDir } from './receiveUpload.ts';

const HOUR_MS = 60 * 60_000;
/** No upload takes so long: what nobody has written to since is nobody's. */
const UPLOAD_MS = HOUR_MS;
/** Files that a ticket announces come with it, or soon after the connection is back. */
const ANNOUNCED_MS = 7 * 24 * HOUR_MS;
const PAGE = 200;

/** Removes what lies in the storage by its names. */
export async function deleteUploads(uploads: Pick<Storage, 'remove'>, names: readonly string[]): Promise<void> {
  for (const name of names) await uploads.remove(name);
}

/** The names of what is coming to this machine just now, and of what a killed process has left of such. */
const arriving = (dataDir: string): Promise<string[]> =>
  readdir(tempUploadDir(dataDir)).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });

/** Files that were announced and never came, except those that come just now. */
export async function announcedFileRetention(dataDir: string, now: number): Promise<RetentionRule> {
  const coming = (await arriving(dataDir)).filter(isTempFile).map(attachmentIdOf);
  const except = coming.length > 0 ? ` AND id NOT IN (${coming.map(() => '?').join(', ')})` : '';
  return {
    table: 'attachments',
    where: `stored_as IS NULL AND id < ?${except}`,
    parameters: [minIdAt(now - ANNOUNCED_MS), ...coming],
  };
}

/** Removes what killed processes have left of files on their way. */
async function removeHalves(dataDir: string, before: number): Promise<void> {
  for (const name of await arriving(dataDir)) {
    const path = join(tempUploadDir(dataDir), name);
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtimeMs < before) await rm(path, { force: true });
  }
}

type Deps = Pick<Dependencies, 'db' | 'log' | 'settings' | 'uploads'>;

/** Removes files that no ticket has, and forgets files that are gone. Uploads under way are left alone. */
export async function purgeUploads(deps: Deps, now: number): Promise<void> {
  const { db, log, settings, uploads } = deps;
  await moveUploadsToStorage(deps);
  await removeHalves(settings.dataDir, now - UPLOAD_MS);
  const stored = new Map<string, number>();
  for await (const { key, at } of uploads.list()) stored.set(key, at);
  const names = [...stored.keys()];
  for (let from = 0; from < names.length; from += PAGE) {
    const ownerless = await withoutOwner(db, names.slice(from, from + PAGE));
    const old = ownerless.filter((name) => (stored.get(name) ?? now) < now - UPLOAD_MS);
    await deleteUploads(uploads, old);
  }
  const { missing, found } = await compare(deps, stored);
  if (missing.length === 0) return;
  // A folder that is not mounted is empty too, and so is a new bucket. Whoever forgot the rows would then remove the files.
  if (found < missing.length)
    return log.error({ files: missing.length, found }, 'most stored files are not in the storage');
  for (const { id, storedAs } of missing) {
    log.warn({ attachment: id, storedAs }, 'stored file is gone');
    await db.tx((manager) => manager.delete(AttachmentEntity, { id, storedAs }));
  }
}

/** Those of these names that no row has. */
async function withoutOwner(db: Database, names: readonly string[]): Promise<string[]> {
  const storedAs = In(names.map(originalName));
  const rows = await db.read((manager) => manager.findBy(AttachmentEntity, { storedAs }));
  const owned = new Set(rows.map(({ storedAs }) => storedAs));
  const coming = await findPartialUploads(db, names);
  return names.filter((name) => !owned.has(originalName(name)) && !coming.has(chunkPrefixOf(name)));
}

/** Looks for the file of every row that names one: in what was there, and, as it may have come since, in the storage. */
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
