import { addDays, QuarterClock } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings.ts';
import { holdReporters } from '../appKey/holdReporters.query.ts';
import type { CountedEvent } from '../figure/figuresOf.ts';
import { type Difference, mendFigures, Recount } from '../figure/mendFigures.ts';
import { readDayEvents } from './dayEvents.query.ts';
import { bookedIn } from './judgeEvent.ts';

/**
 * Makes the figures of one client anew from its events, for the days whose events are all there, and says what was
 * different. Meanwhile the client's app waits; nobody else does, but on SQLite, where all who write stand in one queue.
 * @param now in milliseconds since 1970
 */
export async function rebuildFigures(
  db: Database,
  { timeZone, eventKeepDays }: Pick<ApiSettings, 'timeZone' | 'eventKeepDays'>,
  { businessId, dryRun, now }: { businessId: string; dryRun: boolean; now: number },
): Promise<Difference[]> {
  const clock = new QuarterClock(timeZone);
  const today = clock.at(now).day;
  const from = addDays(today, -eventKeepDays);
  return db.tx(async (manager) => {
    await holdReporters(manager, [businessId], null);
    const recount = await Recount.begin(manager, businessId, from);
    // Whoever reports a minute ahead of midnight is in the next day already.
    for (let day = from; day <= addDays(today, 1); day = addDays(day, 1)) {
      for (const { type, source, at, guest, details } of await readDayEvents(manager, businessId, day)) {
        const { minutes } = clock.at(Number(at));
        const said: CountedEvent['details'] = JSON.parse(details);
        const booked = bookedIn(said, clock);
        recount.count({ businessId, type, source, day, minutes, guest, details: said, booked });
      }
    }
    return mendFigures(manager, recount, { businessId, from, now, dryRun });
  });
}
