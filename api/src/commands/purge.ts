import { withDatabase } from '../cli/withDatabase.ts';
import { countExpired, deleteExpired } from '../db/rows/retention.ts';
import { findModules } from '../modules/modules.ts';
import { StartupError } from '../StartupError.ts';
import { readSettings } from '../settings/settings.ts';
import { openTrustedClock } from '../time/trustedClock.ts';

/**
 * Deletes expired rows now, as a running site does every ten minutes. Attachments and .eml files are left to the site.
 * @param options.dryRun only counts them
 * @param options.clockIsRight accepts a clock that has jumped, after a long stop or a correction
 * @throws StartupError when the clock has jumped
 */
export async function purge(options: { dryRun?: boolean; clockIsRight?: boolean }): Promise<string> {
  const settings = readSettings(process.env);
  return withDatabase(settings, async (db) => {
    const clock = openTrustedClock(db, settings);
    if (options.clockIsRight) clock.accept();
    const { now, refusal } = await clock.check();
    if (now === undefined) throw new StartupError(`Nothing was deleted. ${refusal}.`);
    const rules = (await findModules()).retention(settings, now);
    const counts: { name: string; table: string; gone: number }[] = [];
    for (const [name, find] of Object.entries(rules)) {
      const rows = await find();
      const due = await countExpired(db, rows);
      if (!options.dryRun) await deleteExpired(db, rows);
      // Rows whose expiry was extended meanwhile stay.
      const left = options.dryRun ? 0 : await countExpired(db, rows);
      counts.push({ name, table: rows.table, gone: due - left });
    }
    const total = counts.reduce((sum, { gone }) => sum + gone, 0);
    const lines = counts.map(({ name, table, gone }) => `  ${String(gone).padStart(7)}  ${name} (${table})\n`);
    return `${options.dryRun ? 'Would delete' : 'Deleted'} ${total} rows:\n${lines.join('')}`;
  });
}
