import type { ContentReply } from '@skal/contracts/content';
import type { LastDaysPeriod, LastDaysReply } from '@skal/contracts/lastDays';
import { addDays } from '../../calendar.ts';
import { metricReply } from '../figure/metricReply.ts';
import type { ReadReport } from '../figure/report.query.ts';
import type { SumRow } from '../figure/sums.query.ts';

const MOST = 10;

export interface ReadContent {
  readonly period: LastDaysPeriod;
  readonly days: LastDaysReply;
  readonly steps: readonly string[];
  /** What was counted on the steps, and on as many days before them. */
  readonly sums: readonly SumRow[];
  readonly report: ReadReport | null;
  readonly lastReportOn: string | null;
  /** Most first. */
  readonly viewed: readonly { part: string; amount: number }[];
  readonly screens: readonly { part: string; amount: number }[];
}

/** How often content was viewed from one day to another, both included; null where nothing was reported. */
function viewsOf(sums: readonly SumRow[], from: string, to: string): number | null {
  const reported = sums.filter(({ day }) => day >= from && day <= to);
  if (reported.length === 0) return null;
  return reported.reduce((sum, { part, amount }) => sum + (part === 'content.viewed' ? amount : 0), 0);
}

/** What was read in a period, beside the one before; what nobody reported is null. */
export function presentContent(read: ReadContent): ContentReply {
  const { period, days, steps, sums, report, lastReportOn, viewed, screens } = read;
  const views = viewsOf(sums, days.from, days.to);
  return {
    ...{ period, days, lastReportOn },
    views: metricReply(views, viewsOf(sums, days.beforeFrom, days.beforeTo), report),
    steps: steps.map((at) => {
      const earlier = addDays(at, -steps.length);
      return { at, views: viewsOf(sums, at, at), before: viewsOf(sums, earlier, earlier) };
    }),
    mostViewed: viewed.slice(0, MOST).map(({ part, amount }) => ({ item: part, views: amount })),
    screens: screens.slice(0, MOST).map(({ part, amount }) => ({ screen: part, shows: amount })),
  };
}
