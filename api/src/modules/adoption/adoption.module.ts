import { type AdoptionReply, adoption, type CohortReply } from '@skal/contracts/adoption';
import { addDays, mondayOf } from '../../calendar.ts';
import { Besides, between, until } from '../figure/besides.ts';
import { readReports } from '../figure/reports.query.ts';
import { shareOf } from '../figure/shareOf.ts';
import { readEventSums, readSums, type SumRow, sumOf } from '../figure/sums.query.ts';
import { BEGINNING, daysBetween, thirtyDays } from '../figure/thirtyDays.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';

/** So many weeks are shown, this one included. */
const WEEKS = 12;
const SOURCES = 10;

function sourcesOf(rows: readonly SumRow[]): AdoptionReply['sources'] {
  const sources = new Map<string, AdoptionReply['sources'][number]>();
  for (const { metric, part: source, amount } of rows) {
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

/** Guests by the week of their first opening and the week in which they came; `weeks` are all of them in order. */
function cohortsOf(weeks: readonly string[], guests: readonly SumRow[]): CohortReply[] {
  return weeks.flatMap((week, index) => {
    const came = weeks.slice(index).map((day) => sumOf(guests.filter((row) => row.part === week && row.day === day)));
    const [first = 0, ...after] = came;
    return first === 0 ? [] : [{ week, guests: first, came: after }];
  });
}

/** Who has a client's app, beside the 30 days before. */
export default {
  routes: sectionReport(adoption.read, {
    days: ({ today }) => ({ days: thirtyDays(today), firstWeek: addDays(mondayOf(today), 7 * (1 - WEEKS)) }),
    rows: (run, { days: { from, beforeFrom, to }, firstWeek }) => ({
      installs: run(readEventSums, { types: ['app.installed'], from: beforeFrom, to }),
      registrations: run(readEventSums, { types: ['guest.registered'], from: BEGINNING, to }),
      active: run(readSums, { metrics: ['monthlyGuests'], from: BEGINNING, to }),
      sources: run(readSums, { metrics: ['installSources', 'registerSources'], from, to }),
      guests: run(readSums, { metrics: ['weekGuests'], from: firstWeek, to }),
      reports: run(readReports, { from: firstWeek < beforeFrom ? firstWeek : beforeFrom, to }),
    }),
    present({ days, firstWeek, installs, registrations, active, sources, guests, reports, lastReportOn }) {
      const besides = new Besides(days, reports);
      const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(firstWeek, 7 * index));
      const weeks = mondays.map((week) => {
        if (!besides.isReported({ from: week, to: addDays(week, 6) })) return { week, guests: null, returning: null };
        const own = guests.filter(({ day }) => day === week);
        return { week, guests: sumOf(own), returning: sumOf(own.filter(({ part }) => part < week)) };
      });
      const share = (ago: number) => {
        const { guests: all, returning } = weeks.at(-1 - ago) ?? { guests: null, returning: null };
        return all === null || returning === null ? null : shareOf(returning, all);
      };
      return {
        ...{ days, lastReportOn },
        downloads: besides.counted((period) => between(installs, period)),
        registered: besides.counted(({ to }) => until(registrations, to)),
        monthlyActive: besides.counted(({ to }) => until(active, to)),
        downloadDays: daysBetween(days).map((at) => {
          const day = { from: at, to: at };
          return { at, value: besides.isReported(day) ? between(installs, day) : null };
        }),
        sources: sourcesOf(sources),
        returning: besides.metric(share(0), share(1)),
        ...{ weeks, cohorts: cohortsOf(mondays, guests) },
      };
    },
  }),
} satisfies ApiModule;
