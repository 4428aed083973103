import { notification } from '@skal/contracts/analytics/notification';
import { addDays } from '../../time/calendar.ts';
import { calculatePercent } from '../appMetric/period/calculatePercent.ts';
import { getLast30Days, listDays } from '../appMetric/period/last30Days.ts';
import { PeriodComparison, sumBetween } from '../appMetric/period/PeriodComparison.ts';
import { type DayRange, readReportedDays } from '../appMetric/query/reportedDays.query.ts';
import { readEventTotals } from '../appMetric/query/totals.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';

const MONTH = 30;

/** Notifications delivered and opened, compared with the 30 days before. */
export default {
  routes: createSectionRoute(notification.read, {
    days: ({ today }) => ({ days: getLast30Days(today) }),
    rows(run, { days: { beforeFrom: from, to } }) {
      const readTotals = (type: 'delivered' | 'opened') =>
        run(readEventTotals, { types: [`notification.${type}`], from, to });
      return {
        deliveries: readTotals('delivered'),
        openings: readTotals('opened'),
        reports: run(readReportedDays, { from, to }),
      };
    },
    present({ days, deliveries, openings, reports, lastReportOn }) {
      const comparison = new PeriodComparison(days, reports);
      const delivered = (period: DayRange) => sumBetween(deliveries, period);
      const opened = (period: DayRange) => sumBetween(openings, period);
      const openRate = (period: DayRange) => calculatePercent(opened(period), delivered(period));
      const summarizeDay = (at: string) => {
        const day = { from: at, to: at };
        return comparison.isReported(day)
          ? { delivered: delivered(day), opened: opened(day), openRate: openRate(day) }
          : { delivered: null, opened: null, openRate: null };
      };
      return {
        ...{ days, lastReportOn },
        deliveredToday: comparison.metric(
          summarizeDay(days.to).delivered,
          summarizeDay(addDays(days.to, -1)).delivered,
        ),
        delivered: comparison.compare(delivered),
        opened: comparison.compare(opened),
        openRate: comparison.compare(openRate),
        series: listDays(days).map((at) => {
          const before = summarizeDay(addDays(at, -MONTH));
          return {
            ...{ at, ...summarizeDay(at) },
            ...{ deliveredBefore: before.delivered, openedBefore: before.opened, openRateBefore: before.openRate },
          };
        }),
      };
    },
  }),
} satisfies ApiModule;
