/** `npm run export-person`: everything that a site knows of somebody, for whoever asks what that is. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { NotStored, type Storage } from '@skal/storage';
import { runCommand, WrongUse } from './command.ts';
import { withUploads } from './modules/ticket/openUploads.ts';
import { onDatabase } from './onDatabase.ts';
import { findPerson, type Holding } from './person/personRows.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run export-person -- <email> <folder>    writes everything that is known of somebody into a new folder

person.json has every row, by its table; files/ what was uploaded with tickets. What proves who somebody is, such as hashes
of passwords and sealed keys, is left out. SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

/** Copies what was uploaded, under the names that nobody else's file has; one that is gone is left out. */
async function copyUploads(holdings: readonly Holding[], uploads: Storage, to: string): Promise<number> {
  let copied = 0;
  await mkdir(to);
  for (const { storedAs } of holdings.find(({ table }) => table === 'attachments')?.rows ?? []) {
    if (!storedAs) continue;
    try {
      await writeFile(join(to, storedAs), await uploads.get(storedAs), { mode: 0o600 });
      copied += 1;
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
    }
  }
  return copied;
}

await runCommand({
  help: HELP,
  options: {},
  async run({ positionals: [email, place, ...others] }) {
    if (!email) return HELP;
    if (!place || others.length > 0) throw new WrongUse('Name an e-mail address and a new folder.');
    const folder = resolve(place);
    if (existsSync(folder)) throw new WrongUse(`${folder} is there already. Name a new folder.`);
    const settings = readSettings(process.env);
    const holdings = await onDatabase(settings, (db) => db.read((manager) => findPerson(manager, email)));
    if (holdings.length === 0) return `Nothing is known of ${email}.\n`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const rows = Object.fromEntries(holdings.map(({ table, rows: found }) => [table, found]));
    await writeFile(join(folder, 'person.json'), `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
    const files = await withUploads(settings, (uploads) => copyUploads(holdings, uploads, join(folder, 'files')));
    const lines = holdings.map(({ table, rows: found }) => `  ${found.length} in ${table}\n`);
    return `${folder}: ${files} files, and these rows\n${lines.join('')}`;
  },
});
