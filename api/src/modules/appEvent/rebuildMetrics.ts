import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { addDays, CachedWallClock } from '../../time/calendar.ts';
import { lockAppClients } from '../appKey/lockAppClients.query.ts';
import type { MetricEvent } from '../appMetric/aggregate/eventMetrics.ts';
import { type MetricDiscrepancy, MetricRecount, reconcileMetrics } from '../appMetric/aggregate/reconcileMetrics.ts';
import { readDayEvents } from './dayEvents.query.ts';
import { getReservationTime } from './validateEvent.ts';

/**
 * Recomputes a client's metrics from its events, for the days whose events are complete, and returns the differences.
 * Locks the client's ingestion meanwhile; on SQLite every writer waits.
 * @param now in milliseconds since 1970
 */
export async function rebuildMetrics(
  db: Database,
  { timeZone, eventRetentionDays }: Pick<ApiSettings, 'timeZone' | 'eventRetentionDays'>,
  { businessId, dryRun, now }: { businessId: string; dryRun: boolean; now: number },
): Promise<MetricDiscrepancy[]> {
  const clock = new CachedWallClock(timeZone);
  const today = clock.at(now).day;
  const from = addDays(today, -eventRetentionDays);
  return db.tx(async (manager) => {
    await lockAppClients(manager, [businessId], null);
    const recount = await MetricRecount.begin(manager, businessId, from);
    // A clock may be a minute ahead, so tomorrow may have events before midnight.
    for (let day = from; day <= addDays(today, 1); day = addDays(day, 1)) {
      for (const { type, source, at, guest, details } of await readDayEvents(manager, businessId, day)) {
        const { minutes } = clock.at(Number(at));
        const fields: MetricEvent['details'] = JSON.parse(details);
        const booked = getReservationTime(fields, clock);
        recount.count({ businessId, type, source, day, minutes, guest, details: fields, reservedFor: booked });
      }
    }
    return reconcileMetrics(manager, recount, { businessId, from, now, dryRun });
  });
}
