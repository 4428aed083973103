import { isEventType } from '@skal/contracts/app/appEvent';
import { EVENT_TYPE_STATS_DAYS, eventTypeStats } from '@skal/contracts/app/eventTypeStats';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { addDays, toIsoTime, toLocalDay } from '../../time/calendar.ts';
import { type EventTypeStats, findEventTypes } from '../appMetric/query/eventTypes.query.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { clientNotFound } from '../client/record/clientDetail.query.ts';
import { AppEventEntity } from './AppEvent.entity.ts';

/** Returns one event of a type's last day as an example; none if it has expired. */
async function findExample(
  db: Database,
  businessId: string,
  { type, lastDay }: EventTypeStats,
): Promise<string | null> {
  const event = await db.read((manager) => manager.findOneBy(AppEventEntity, { businessId, day: lastDay, type }));
  return event?.details ?? null;
}

/** Route of the event types that a client's app reports, for operators. */
export function eventTypeStatsRoutes({ db, settings }: Dependencies): Route[] {
  return [
    route(eventTypeStats.list, {
      async run({ params: { id } }) {
        if (!(await findClientRef(db, id))) throw clientNotFound();
        const since = addDays(toLocalDay(Date.now(), settings.timeZone), 1 - EVENT_TYPE_STATS_DAYS);
        const types = await findEventTypes(db, id, since);
        return Promise.all(
          types.map(async (reported) => {
            const { type, events, lastAt } = reported;
            const known = isEventType(type);
            const example = known ? null : await findExample(db, id, reported);
            return { type, known, events, lastAt: toIsoTime(lastAt), example };
          }),
        );
      },
    }),
  ];
}
