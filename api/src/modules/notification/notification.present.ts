import type { NotificationReply } from '@skal/contracts/notification';
import { addDays } from '../../calendar.ts';
import { Besides, between } from '../figure/besides.ts';
import type { Days, Reports } from '../figure/reports.query.ts';
import { shareOf } from '../figure/shareOf.ts';
import type { SumRow } from '../figure/sums.query.ts';
import { daysBetween } from '../figure/thirtyDays.ts';

const MONTH = 30;

export interface ReadNotifications {
  readonly days: NotificationReply['days'];
  /** What was counted in these days and the 30 before them, by type. */
  readonly sums: readonly SumRow[];
  readonly reports: Reports;
  readonly lastReportOn: string | null;
}

/** What was delivered and opened, beside the 30 days before; what nobody reported is null. */
export function presentNotifications({ days, sums, reports, lastReportOn }: ReadNotifications): NotificationReply {
  const besides = new Besides(days, reports);
  const of = (type: string) => sums.filter(({ part }) => part === type);
  const [deliveries, openings] = [of('notification.delivered'), of('notification.opened')];
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
}
