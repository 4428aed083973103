import { type AdoptionReply, adoption, type CohortReply } from '@skal/contracts/analytics/adoption';
import { addDays, getMonday } from '../../time/calendar.ts';
import { calculatePercent } from '../appMetric/period/calculatePercent.ts';
import { BEGINNING, getLast30Days, listDays } from '../appMetric/period/last30Days.ts';
import { PeriodComparison, sumBetween, sumUntil } from '../appMetric/period/PeriodComparison.ts';
import { readReportedDays } from '../appMetric/query/reportedDays.query.ts';
import { readEventTotals, readTotals, sumAmounts, type TotalRow } from '../appMetric/query/totals.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';

/** Number of weeks shown, including the current one. */
const WEEKS = 12;
const SOURCES = 10;

function countBySource(rows: readonly TotalRow[]): AdoptionReply['sources'] {
  const sources = new Map<string, AdoptionReply['sources'][number]>();
  for (const { metric, dimension: source, amount } of rows) {
    const known = sources.get(source) ?? { source, downloads: 0, registered: 0 };
    known[metric === 'installSources' ? 'downloads' : 'registered'] += amount;
    sources.set(source, known);
  }
  return [...sources.values()]
    .sort(
      (one, other) =>
        other.downloads - one.downloads || other.registered - one.registered || (one.source < other.source ? -1 : 1),
    )
    .slice(0, SOURCES);
}

/**
 * Groups guests by the week of their first opening and the weeks in which they returned; `weeks` lists all of them in
 * order.
 */
function buildCohorts(weeks: readonly string[], guests: readonly TotalRow[]): CohortReply[] {
  return weeks.flatMap((week, index) => {
    const returned = weeks
      .slice(index)
      .map((day) => sumAmounts(guests.filter((row) => row.dimension === week && row.day === day)));
    const [first = 0, ...after] = returned;
    return first === 0 ? [] : [{ week, guests: first, retained: after }];
  });
}

/** Adoption: downloads, registrations and active guests, compared with the 30 days before. */
export default {
  routes: createSectionRoute(adoption.read, {
    days: ({ today }) => ({ days: getLast30Days(today), firstWeek: addDays(getMonday(today), 7 * (1 - WEEKS)) }),
    rows: (run, { days: { from, beforeFrom, to }, firstWeek }) => ({
      installs: run(readEventTotals, { types: ['app.installed'], from: beforeFrom, to }),
      registrations: run(readEventTotals, { types: ['guest.registered'], from: BEGINNING, to }),
      active: run(readTotals, { metrics: ['monthlyGuests'], from: BEGINNING, to }),
      sources: run(readTotals, { metrics: ['installSources', 'registerSources'], from, to }),
      guests: run(readTotals, { metrics: ['weekGuests'], from: firstWeek, to }),
      reports: run(readReportedDays, { from: firstWeek < beforeFrom ? firstWeek : beforeFrom, to }),
    }),
    present({ days, firstWeek, installs, registrations, active, sources, guests, reports, lastReportOn }) {
      const comparison = new PeriodComparison(days, reports);
      const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(firstWeek, 7 * index));
      const weeks = mondays.map((week) => {
        if (!comparison.isReported({ from: week, to: addDays(week, 6) }))
          return { week, guests: null, returning: null };
        const own = guests.filter(({ day }) => day === week);
        return {
          week,
          guests: sumAmounts(own),
          returning: sumAmounts(own.filter(({ dimension }) => dimension < week)),
        };
      });
      const share = (ago: number) => {
        const { guests: all, returning } = weeks.at(-1 - ago) ?? { guests: null, returning: null };
        return all === null || returning === null ? null : calculatePercent(returning, all);
      };
      return {
        ...{ days, lastReportOn },
        downloads: comparison.compare((period) => sumBetween(installs, period)),
        registered: comparison.compare(({ to }) => sumUntil(registrations, to)),
        monthlyActive: comparison.compare(({ to }) => sumUntil(active, to)),
        downloadDays: listDays(days).map((at) => {
          const day = { from: at, to: at };
          return { at, value: comparison.isReported(day) ? sumBetween(installs, day) : null };
        }),
        sources: countBySource(sources),
        returning: comparison.metric(share(0), share(1)),
        ...{ weeks, cohorts: buildCohorts(mondays, guests) },
      };
    },
  }),
} satisfies ApiModule;
