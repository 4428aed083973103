import { EXPERIENCES_MAX, type ExperienceReply, type ExperiencesReply } from '@skal/contracts/analytics/experiences';
import { buildMetricReply, chooseMainCurrency } from '../appMetric/period/metricReply.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import type { SourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import type { TicketedEvent } from '../appMetric/query/ticketedEvents.query.ts';

const MONTH_LENGTH = 'YYYY-MM'.length;

export interface ExperiencesData {
  readonly today: string;
  /** A day of the previous month. */
  readonly lastMonth: string;
  readonly evenings: readonly TicketedEvent[];
  readonly lastReport: SourceInfo | null;
  readonly lastReportOn: string | null;
  /** Sources of the previous month. */
  readonly reportBefore: SourceInfo | null;
}

const toMonth = (day: string) => day.slice(0, MONTH_LENGTH);

const sumRevenue = (events: readonly TicketedEvent[], currency: string | null): number =>
  currency === null
    ? 0
    : toWholeUnits(
        events.reduce((sum, { revenue }) => sum + (revenue.get(currency) ?? 0), 0),
        currency,
      );

const listCurrencies = (events: readonly TicketedEvent[]): string[] => [
  ...new Set(events.flatMap(({ revenue }) => [...revenue.keys()])),
];

/** Attendance in per cent, with one decimal; null if no past event sold tickets. */
function computeAttendance(events: readonly TicketedEvent[], today: string): number | null {
  const over = events.filter(({ day, sold }) => day < today && sold > 0);
  const sold = over.reduce((sum, evening) => sum + evening.sold, 0);
  const attended = over.reduce((sum, evening) => sum + evening.attended, 0);
  return sold === 0 ? null : Math.round((attended / sold) * 1000) / 10;
}

const presentOne = ({ day, name, sold, attended, revenue }: TicketedEvent): ExperienceReply => ({
  ...{ date: day, name: name || null, sold, attended },
  revenue: [...revenue].sort().map(([currency, amount]) => ({ currency, value: toWholeUnits(amount, currency) })),
});

/** Presents ticketed events; a month without data and without reports is null. */
export function presentExperiences(read: ExperiencesData): ExperiencesReply {
  const { today, lastMonth, evenings: events, lastReport, lastReportOn, reportBefore } = read;
  const dated = events.filter(({ day }) => day !== '');
  const of = (day: string) => dated.filter((evening) => toMonth(evening.day) === toMonth(day));
  const [now, before] = [of(today), of(lastMonth)];
  const isKnown = now.length > 0 || (lastReportOn !== null && toMonth(lastReportOn) >= toMonth(today));
  const wasKnown = reportBefore !== null || before.length > 0;
  const currencies = listCurrencies(now);
  const currency = chooseMainCurrency(currencies) ?? chooseMainCurrency(listCurrencies(before));
  const metric = (value: number | null, past: number | null) =>
    buildMetricReply(isKnown ? value : null, wasKnown ? past : null, lastReport);
  return {
    ...{ lastReportOn, date: today, currency },
    count: metric(now.length, before.length),
    revenue: metric(sumRevenue(now, currency), sumRevenue(before, currency)),
    otherRevenue: currencies
      .filter((other) => other !== currency)
      .sort()
      .map((other) => ({ currency: other, value: sumRevenue(now, other) })),
    attendance: metric(computeAttendance(now, today), computeAttendance(before, today)),
    upcoming: dated
      .filter(({ day }) => day >= today)
      .slice(0, EXPERIENCES_MAX)
      .map(presentOne),
    past: dated
      .filter(({ day }) => day < today)
      .toReversed()
      .slice(0, EXPERIENCES_MAX)
      .map(presentOne),
    undated: events.filter(({ day }) => day === '').reduce((sum, { sold }) => sum + sold, 0),
  };
}
