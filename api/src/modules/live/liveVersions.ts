import type { Dependencies } from '../../dependencies.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { readMetricVersions } from './metricVersions.query.ts';

/**
 * Returns a version token per client; a changed token means there is new data. The token contains the date, so all of them
 * change at midnight.
 */
export async function readLiveVersions(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  businessIds: readonly string[],
): Promise<Map<string, string>> {
  const versions = await readMetricVersions(db, [...new Set(businessIds)]);
  const today = toLocalDay(Date.now(), settings.timeZone);
  return new Map(businessIds.map((id) => [id, `${today}/${versions.get(id) ?? ''}`]));
}
