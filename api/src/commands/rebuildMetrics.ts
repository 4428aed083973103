import { withDatabase } from '../cli/withDatabase.ts';
import { rebuildMetrics } from '../modules/appEvent/rebuildMetrics.ts';
import { AppClientEntity } from '../modules/appKey/AppClient.entity.ts';
import { readSettings } from '../settings/settings.ts';

/** Maximum number of differences listed per client; all are counted. */
const LISTED = 20;

/**
 * Recomputes the metrics of all clients' apps from the stored events. Ingestion for a client waits meanwhile.
 * @param options.dryRun only lists the differences
 */
export async function rebuildAllMetrics(options: { dryRun?: boolean }): Promise<string> {
  const settings = readSettings(process.env);
  const dryRun = options.dryRun ?? false;
  return withDatabase(settings, async (db) => {
    const clients = await db.read((manager) => manager.find(AppClientEntity, { order: { businessId: 'ASC' } }));
    let count = 0;
    let text = '';
    for (const { businessId } of clients) {
      const differences = await rebuildMetrics(db, settings, { businessId, dryRun, now: Date.now() });
      if (differences.length === 0) continue;
      count += differences.length;
      const lines = differences
        .slice(0, LISTED)
        .map(
          ({ day, metric, dimension, stored, counted }) =>
            `  ${day} ${metric} ${dimension}: ${stored}, now ${counted}\n`,
        );
      text += `${businessId}: ${differences.length} differences\n${lines.join('')}`;
    }
    if (count === 0) return `No differences: the metrics of ${clients.length} clients match their events.\n`;
    return `${text}${dryRun ? 'Would correct' : 'Corrected'} ${count} metrics.\n`;
  });
}
