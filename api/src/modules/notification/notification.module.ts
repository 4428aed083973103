import { notification } from '@skal/contracts/notification';
import { addDays } from '../../calendar.ts';
import { Besides, between } from '../figure/besides.ts';
import { type Days, readReports } from '../figure/reports.query.ts';
import { shareOf } from '../figure/shareOf.ts';
import { readEventSums } from '../figure/sums.query.ts';
import { daysBetween, thirtyDays } from '../figure/thirtyDays.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';

const MONTH = 30;

/** The notifications that a client's app delivered and guests opened, beside the 30 days before. */
export default {
  routes: sectionReport(notification.read, {
    days: ({ today }) => ({ days: thirtyDays(today) }),
    rows(run, { days: { beforeFrom: from, to } }) {
      const counted = (type: 'delivered' | 'opened') =>
        run(readEventSums, { types: [`notification.${type}`], from, to });
      return { deliveries: counted('delivered'), openings: counted('opened'), reports: run(readReports, { from, to }) };
    },
    present({ days, deliveries, openings, reports, lastReportOn }) {
      const besides = new Besides(days, reports);
      const delivered = (period: Days) => between(deliveries, period);
      const opened = (period: Days) => between(openings, period);
      const openRate = (period: Days) => shareOf(opened(period), delivered(period));
      const dayOf = (at: string) => {
        const day = { from: at, to: at };
        return besides.isReported(day)
          ? { delivered: delivered(day), opened: opened(day), openRate: openRate(day) }
          : { delivered: null, opened: null, openRate: null };
      };
      return {
        ...{ days, lastReportOn },
        deliveredToday: besides.metric(dayOf(days.to).delivered, dayOf(addDays(days.to, -1)).delivered),
        delivered: besides.counted(delivered),
        opened: besides.counted(opened),
        openRate: besides.counted(openRate),
        steps: daysBetween(days).map((at) => {
          const before = dayOf(addDays(at, -MONTH));
          return {
            ...{ at, ...dayOf(at) },
            ...{ deliveredBefore: before.delivered, openedBefore: before.opened, openRateBefore: before.openRate },
          };
        }),
      };
    },
  }),
} satisfies ApiModule;
