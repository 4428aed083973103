import { experiences } from '@skal/contracts/experiences';
import { addDays } from '../../calendar.ts';
import { readTicketedEvents } from '../figure/evenings.query.ts';
import { readSourceInfo } from '../figure/report.query.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';
import { presentExperiences } from './experiences.present.ts';

/** So many days an evening stays in the list of those that are over. */
const PAST_DAYS = 180;

/** The events and experiences that are sold in a client's app. */
export default {
  routes: sectionReport(experiences.read, {
    days: ({ today }) => ({ lastMonth: addDays(`${today.slice(0, 8)}01`, -1) }),
    rows: (run, { today, lastMonth }) => ({
      evenings: run(readTicketedEvents, addDays(today, -PAST_DAYS)),
      reportBefore: run(readSourceInfo, { from: `${lastMonth.slice(0, 8)}01`, to: lastMonth }),
    }),
    present: (read) => presentExperiences(read),
  }),
} satisfies ApiModule;
