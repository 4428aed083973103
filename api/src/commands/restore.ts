import { resolve } from 'node:path';
import { readManifest } from '../backup/manifest.ts';
import { checkTarget, restoreBackup } from '../backup/restoreBackup.ts';
import { createLogger } from '../server/observability/log.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Restores a backup into a new database and a new data folder. Every table is read back and compared.
 * @param options.dryRun only verifies the backup
 */
export async function restore(backupFolder: string, options: { dryRun?: boolean }): Promise<string> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  const folder = resolve(backupFolder);
  const manifest = await readManifest(folder);
  await checkTarget(manifest, settings, log);
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const summary = `${rows} rows of ${Object.keys(manifest.tables).length} tables and ${manifest.files.count} files, as of ${manifest.made}`;
  if (options.dryRun) return `Would restore ${summary}.\n`;
  await restoreBackup(folder, manifest, settings, log);
  return `Restored and compared: ${summary}.\n`;
}
