import { experiences } from '@skal/contracts/analytics/experiences';
import { addDays } from '../../time/calendar.ts';
import { readSourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import { readNamedEvents } from '../event/eventSales.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';
import { presentExperiences } from './experiences.present.ts';

/** Number of days for which past events are listed. */
const PAST_DAYS = 180;

/** Ticketed events and experiences of a client's app. */
export default {
  routes: createSectionRoute(experiences.read, {
    days: ({ today }) => ({ lastMonth: addDays(`${today.slice(0, 8)}01`, -1) }),
    rows: (run, { today, lastMonth }) => ({
      evenings: run(readNamedEvents, addDays(today, -PAST_DAYS)),
      reportBefore: run(readSourceInfo, { from: `${lastMonth.slice(0, 8)}01`, to: lastMonth }),
    }),
    present: (read) => presentExperiences(read),
  }),
} satisfies ApiModule;
