import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../anyError.ts';
import type { Database } from '../../db/database.ts';
import { idsFrom } from '../../db/id.ts';
import type { Sweep } from '../../db/sweep.ts';
import type { Parts } from '../../parts.ts';
import { type Attachment, AttachmentEntity } from './Attachment.entity.ts';
import { announcedBy, isPart, uploadFolder } from './takeUpload.ts';

const HOUR_MS = 60 * 60_000;
/** No upload takes so long: what nobody has written to since is nobody's. */
const UPLOAD_MS = HOUR_MS;
/** Files that a ticket announces come with it, or soon after the connection is back. */
const ANNOUNCED_MS = 7 * 24 * HOUR_MS;
const PAGE = 200;

/** Removes stored files by their names in the folder. */
export async function removeUploads(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(uploadFolder(dataDir), name), { force: true });
}

/** The names in the folder; undefined where it is not there. */
const namesIn = (dataDir: string): Promise<string[] | undefined> =>
  readdir(uploadFolder(dataDir)).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });

/** Files that were announced and never came, except those that come just now. */
export async function neverUploaded(dataDir: string, now: number): Promise<Sweep> {
  const coming = ((await namesIn(dataDir)) ?? []).filter(isPart).map(announcedBy);
  const except = coming.length > 0 ? ` AND id NOT IN (${coming.map(() => '?').join(', ')})` : '';
  return {
    table: 'attachments',
    where: `stored_as IS NULL AND id < ?${except}`,
    parameters: [idsFrom(now - ANNOUNCED_MS), ...coming],
  };
}

/** Removes files that no ticket has, and forgets files that are gone. Uploads under way are left alone. */
export async function forgetUploads({ db, log, settings }: Pick<Parts, 'db' | 'log' | 'settings'>, now: number) {
  const { dataDir } = settings;
  const names = await namesIn(dataDir);
  if (!names) return;
  for (let from = 0; from < names.length; from += PAGE) {
    await removeOwnerless({ db, dataDir, before: now - UPLOAD_MS }, names.slice(from, from + PAGE));
  }
  const { missing, found } = await compare(db, dataDir);
  if (missing.length === 0) return;
  // A folder that is not mounted is empty too. Whoever forgot the rows would then remove the files.
  if (found === 0) return log.error({ files: missing.length }, 'no stored file is in the folder of uploads');
  for (const { id, storedAs } of missing) {
    log.warn({ attachment: id, storedAs }, 'stored file is gone');
    await db.tx((manager) => manager.delete(AttachmentEntity, { id, storedAs }));
  }
}

interface Removal {
  db: Database;
  dataDir: string;
  before: number;
}

/** Removes those of these files that no row names and nobody has written to for long. */
async function removeOwnerless({ db, dataDir, before }: Removal, names: readonly string[]): Promise<void> {
  const places = names.map(() => '?').join(', ');
  const rows = await db.query<Row>(
    `SELECT id, stored_as AS storedAs FROM attachments WHERE stored_as IN (${places})`,
    names,
  );
  const owned = new Set(rows.map(({ storedAs }) => storedAs));
  for (const name of names) {
    if (owned.has(name)) continue;
    const path = join(uploadFolder(dataDir), name);
    const facts = await stat(path).catch(() => undefined);
    if (facts?.isFile() && facts.mtimeMs < before) await rm(path, { force: true });
  }
}

type Row = Pick<Attachment, 'id'> & { storedAs: string };

/** Looks for the file of every row that names one. */
async function compare(db: Database, dataDir: string): Promise<{ missing: Row[]; found: number }> {
  const missing: Row[] = [];
  let found = 0;
  for (let last = ''; ; ) {
    const rows = await db.query<Row>(
      'SELECT id, stored_as AS storedAs FROM attachments WHERE stored_as > ? ORDER BY stored_as LIMIT ?',
      [last, PAGE],
    );
    for (const row of rows) {
      const isThere = await stat(join(uploadFolder(dataDir), row.storedAs)).then(
        () => true,
        (error) => codeOf(error) !== 'ENOENT',
      );
      if (isThere) found += 1;
      else missing.push(row);
    }
    if (rows.length < PAGE) return { missing, found };
    last = rows.at(-1)?.storedAs ?? '';
  }
}
