import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError } from '../backup/manifest.ts';
import { openTableStore } from '../backup/openTableStore.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { withUploadStorage } from '../modules/ticket/attachment/uploadStorage.ts';
import { createLogger } from '../server/observability/log.ts';
import { readSettings } from '../settings/settings.ts';

/** UTC, so that names sort by time also in the repeated hour at the end of daylight saving time. */
const buildName = (now: Date): string => `skal-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

const MEBIBYTE = 1024 ** 2;

/**
 * Backs up a site: every table as of one moment, the uploads, and a checksum of each file. The site may be running.
 * @param parent an existing folder; the backup is a new folder in it
 */
export async function createBackup(parent: string): Promise<string> {
  if (!existsSync(parent)) throw new BackupError(`Folder ${parent} not found. Is the disk mounted?`);
  const settings = readSettings(process.env);
  const tables = await openTableStore(settings, createLogger(settings.logLevel));
  const now = new Date();
  const folder = join(resolve(parent), buildName(now));
  try {
    const { tables: written, files } = await withUploadStorage(settings, (uploads) =>
      writeBackup(tables, { dataDir: settings.dataDir, uploads }, folder, now),
    );
    const rows = Object.values(written).reduce((sum, table) => sum + table.rows, 0);
    const size = `${files.count} files of ${(files.bytes / MEBIBYTE).toFixed(1)} MiB`;
    return `${rows} rows of ${Object.keys(written).length} tables, ${size}\n${folder}\n`;
  } finally {
    await tables.close();
  }
}
