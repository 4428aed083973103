import { isEventType } from '@skal/contracts/appEvent';
import { appReport, REPORTED_DAYS } from '@skal/contracts/appReport';
import { addDays, dayOf, isoTime } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/route.ts';
import { clientGone } from '../client/clientDetail.query.ts';
import { clientNamed } from '../client/clientNamed.ts';
import { type ReportedType, reportedTypes } from '../figure/reportedTypes.query.ts';
import { AppEventEntity } from './AppEvent.entity.ts';

/** What one event of the last day of a type says; an event that has had its time is none. */
async function exampleOf(db: Database, businessId: string, { type, lastDay }: ReportedType): Promise<string | null> {
  const event = await db.read((manager) => manager.findOneBy(AppEventEntity, { businessId, day: lastDay, type }));
  return event?.details ?? null;
}

/** What a client's app reports, for the operator who connects it. */
export function reportRoutes({ db, settings }: Dependencies): Route[] {
  return [
    route(appReport.list, {
      async run({ params: { id } }) {
        if (!(await clientNamed(db, id))) throw clientGone();
        const since = addDays(dayOf(Date.now(), settings.timeZone), 1 - REPORTED_DAYS);
        const types = await reportedTypes(db, id, since);
        return Promise.all(
          types.map(async (reported) => {
            const { type, events, lastAt } = reported;
            const known = isEventType(type);
            const example = known ? null : await exampleOf(db, id, reported);
            return { type, known, events, lastAt: isoTime(lastAt), example };
          }),
        );
      },
    }),
  ];
}
