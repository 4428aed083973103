import type { AdoptionReply, CohortReply } from '@skal/contracts/analytics/adoption';
import { MetricPanel } from '../../components/charts/MetricPanel.tsx';
import { liveAdoption as copy } from '../../content/sections/adoption.ts';
import { formatInteger } from '../../format/number.ts';
import { toPercent } from '../../format/percent.ts';
import { formatBucket } from '../../format/timeBucket.ts';
import { CohortGrid } from './CohortGrid.tsx';

/** Guests by the week of their first visit, and how many returned in later weeks. */
export function CohortPanel({ adoption: { days, cohorts } }: { adoption: AdoptionReply }) {
  const [oldest] = cohorts;
  const guests = cohorts.reduce((sum, cohort) => sum + cohort.guests, 0);
  const after = (cohort: CohortReply, index: number) => cohort.retained[index] ?? null;
  return (
    <MetricPanel
      title={copy.cohorts}
      hint={copy.cohortsHint}
      wide={cohorts.length > 0}
      empty={copy.noCohorts}
      emptyHint={copy.cohortsFill}
      table={{
        columns: [
          { header: copy.firstWeek, value: ({ week }) => week, format: ({ week }) => formatBucket(week) },
          { header: copy.guests, value: (cohort) => cohort.guests, format: (cohort) => formatInteger(cohort.guests) },
          ...(oldest?.retained ?? []).map((_, index) => ({
            header: copy.weekAfter(index + 1),
            value: (cohort: CohortReply) => after(cohort, index) ?? '',
            format: (cohort: CohortReply) => {
              const came = after(cohort, index);
              return came === null ? '' : copy.ofGuests(formatInteger(came), toPercent(came, cohort.guests));
            },
          })),
        ],
        rows: cohorts,
        rowKey: ({ week }) => week,
      }}
      note={copy.forgotten}
      days={{ from: oldest?.week ?? days.from, to: days.to }}
    >
      <CohortGrid
        cohorts={cohorts}
        caption={`${copy.cohortsHint}. ${copy.cohortSummary(cohorts.length, formatInteger(guests))}`}
      />
    </MetricPanel>
  );
}
