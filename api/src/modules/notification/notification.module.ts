import { notification } from '@skal/contracts/analytics/notification';
import { addDays } from '../../time/calendar.ts';
import { daysBetween, last30Days } from '../appMetric/period/last30Days.ts';
import { PeriodComparison, sumBetween } from '../appMetric/period/PeriodComparison.ts';
import { percentOf } from '../appMetric/period/percentOf.ts';
import { type DayRange, readReportedDays } from '../appMetric/query/reportedDays.query.ts';
import { readEventTotals } from '../appMetric/query/totals.query.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';

const MONTH = 30;

/** Notifications delivered and opened, compared with the 30 days before. */
export default {
  routes: sectionReport(notification.read, {
    days: ({ today }) => ({ days: last30Days(today) }),
    rows(run, { days: { beforeFrom: from, to } }) {
      const counted = (type: 'delivered' | 'opened') =>
        run(readEventTotals, { types: [`notification.${type}`], from, to });
      return {
        deliveries: counted('delivered'),
        openings: counted('opened'),
        reports: run(readReportedDays, { from, to }),
      };
    },
    present({ days, deliveries, openings, reports, lastReportOn }) {
      const comparison = new PeriodComparison(days, reports);
      const delivered = (period: DayRange) => sumBetween(deliveries, period);
      const opened = (period: DayRange) => sumBetween(openings, period);
      const openRate = (period: DayRange) => percentOf(opened(period), delivered(period));
      const dayOf = (at: string) => {
        const day = { from: at, to: at };
        return comparison.isReported(day)
          ? { delivered: delivered(day), opened: opened(day), openRate: openRate(day) }
          : { delivered: null, opened: null, openRate: null };
      };
      return {
        ...{ days, lastReportOn },
        deliveredToday: comparison.metric(dayOf(days.to).delivered, dayOf(addDays(days.to, -1)).delivered),
        delivered: comparison.compare(delivered),
        opened: comparison.compare(opened),
        openRate: comparison.compare(openRate),
        series: daysBetween(days).map((at) => {
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
