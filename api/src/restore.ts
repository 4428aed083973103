/** `npm run restore`: a site from its backup, in a new database. */
import { resolve } from 'node:path';
import { BackupRefused, readManifest } from './backup/manifest.ts';
import { checkPlace, restoreBackup } from './backup/restoreBackup.ts';
import { runCommand, WrongUse } from './command.ts';
import { openLog } from './server/log.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run restore -- <folder>              restores what npm run backup has written there
npm run restore -- <folder> --dry-run    reads and checks all of it, and changes nothing

It goes into a new database and a new data folder, of either kind, never over another site. Every table is read again
and compared before any of it counts. Everybody signs in anew, links that were mailed end, and mails that had not
gone out wait for npm run mail.
SKAL_DATA_DIR and DATABASE_URL say where to, as for npm start.
`;

await runCommand({
  help: HELP,
  options: { 'dry-run': { type: 'boolean' } },
  sentences: [BackupRefused],
  async run({ positionals: [place, ...others], values }) {
    if (!place) return HELP;
    if (others.length > 0) throw new WrongUse('Name one backup.');
    const settings = readSettings(process.env);
    const log = openLog(settings.logLevel);
    const folder = resolve(place);
    const manifest = await readManifest(folder);
    await checkPlace(manifest, settings, log);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const what = `${rows} rows of ${Object.keys(manifest.tables).length} tables and ${manifest.files.count} files, as of ${manifest.made}`;
    if (values['dry-run']) return `Would be restored: ${what}.\n`;
    await restoreBackup(folder, manifest, settings, log);
    return `Restored and compared: ${what}.\n`;
  },
});
