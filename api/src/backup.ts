/** `npm run backup`: everything that a site must not lose, as of one moment, in a folder. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupRefused } from './backup/manifest.ts';
import { openTables } from './backup/openTables.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { runCommand, WrongUse } from './command.ts';
import { withUploads } from './modules/ticket/openUploads.ts';
import { openLog } from './server/log.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run backup -- <folder>    writes a backup into a new folder inside that one, and prints its name

It holds every table as of one moment, the uploads, and a checksum of each file (sha256sum --check SHA256SUMS).
A running site goes on meanwhile. npm run restore reads it, on either kind of database.
It holds what the site knows of people: keep it where only you can read it.
SKAL_DATA_DIR and DATABASE_URL say which site is meant, as for npm start.
`;

/** In the time of the sun, so that the names of an autumn night sort as well. */
const nameAt = (now: Date): string => `skal-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

const MEGA = 1024 ** 2;

await runCommand({
  help: HELP,
  options: {},
  sentences: [BackupRefused],
  async run({ positionals: [place, ...others] }) {
    if (!place) return HELP;
    if (others.length > 0) throw new WrongUse('Name one folder.');
    if (!existsSync(place)) throw new WrongUse(`There is no folder ${place}: is its disk mounted?`);
    const settings = readSettings(process.env);
    const tables = await openTables(settings, openLog(settings.logLevel));
    const now = new Date();
    const folder = join(resolve(place), nameAt(now));
    try {
      const { tables: written, files } = await withUploads(settings, (uploads) =>
        writeBackup(tables, { dataDir: settings.dataDir, uploads }, folder, now),
      );
      const rows = Object.values(written).reduce((sum, table) => sum + table.rows, 0);
      const size = `${files.count} files of ${(files.bytes / MEGA).toFixed(1)} MiB`;
      return `${rows} rows of ${Object.keys(written).length} tables, ${size}\n${folder}\n`;
    } finally {
      await tables.close();
    }
  },
});
