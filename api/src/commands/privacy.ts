import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ObjectNotFoundError, type Storage } from '@skal/storage';
import { withDatabase } from '../cli/withDatabase.ts';
import { withUploadStorage } from '../modules/ticket/attachment/uploadStorage.ts';
import { erasePerson, getRetentionReason } from '../personalData/erasePerson.ts';
import { findPersonalData, type PersonalDataRows } from '../personalData/findPersonalData.ts';
import { StartupError } from '../StartupError.ts';
import { readSettings } from '../settings/settings.ts';

const formatHoldings = (holdings: readonly PersonalDataRows[], note = (_table: string) => ''): string =>
  holdings.map(({ table, rows }) => `  ${rows.length} in ${table}${note(table)}\n`).join('');

/** Copies the person's uploads under their stored, unique names. Skips deleted files. */
async function copyUploads(holdings: readonly PersonalDataRows[], uploads: Storage, to: string): Promise<number> {
  let copied = 0;
  await mkdir(to);
  for (const { storedAs } of holdings.find(({ table }) => table === 'attachments')?.rows ?? []) {
    if (!storedAs) continue;
    try {
      await writeFile(join(to, storedAs), await uploads.get(storedAs), { mode: 0o600 });
      copied += 1;
    } catch (error) {
      if (!(error instanceof ObjectNotFoundError)) throw error;
    }
  }
  return copied;
}

/**
 * Writes all data about a person into a new folder: person.json with the rows of each table, and files/ with uploads.
 * Password hashes and encrypted keys are left out.
 */
export async function exportPersonTo(email: string, targetFolder: string): Promise<string> {
  const folder = resolve(targetFolder);
  if (existsSync(folder)) throw new StartupError(`${folder} already exists. Give a new folder.`);
  const settings = readSettings(process.env);
  const holdings = await withDatabase(settings, (db) => db.read((manager) => findPersonalData(manager, email)));
  if (holdings.length === 0) return `No data found for ${email}.\n`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rows = Object.fromEntries(holdings.map(({ table, rows: found }) => [table, found]));
  await writeFile(join(folder, 'person.json'), `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
  const files = await withUploadStorage(settings, (uploads) => copyUploads(holdings, uploads, join(folder, 'files')));
  return `${folder}: ${files} files, and these rows\n${formatHoldings(holdings)}`;
}

/** Lists the rows about a person. */
export async function listPerson(email: string): Promise<string> {
  const known = await withDatabase(readSettings(process.env), (db) =>
    db.read((manager) => findPersonalData(manager, email)),
  );
  return known.length === 0 ? `No data found for ${email}.\n` : `Data about ${email}:\n${formatHoldings(known)}`;
}

/**
 * Erases a person, and lists what is retained and why.
 * @throws HttpError for an operator, whom the audit log has to name
 */
export async function erase(email: string): Promise<string> {
  const settings = readSettings(process.env);
  const { before, kept } = await withDatabase(settings, (db) =>
    withUploadStorage(settings, (uploads) => erasePerson({ db, uploads }, email)),
  );
  if (before.length === 0) return `No data found for ${email}.\n`;
  const rest =
    kept.length === 0
      ? 'Nothing is kept.\n'
      : `Kept:\n${formatHoldings(kept, (table) => `: ${getRetentionReason(table)}`)}`;
  return `Erased ${email}:\n${formatHoldings(before)}${rest}`;
}
