import { t } from '@lingui/core/macro';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { adoption, liveAdoption as copy } from '../../content/sections/adoption.ts';
import { useReadAdoptionQuery } from '../../features/adoption/adoption.api.ts';
import { CohortPanel } from '../../features/adoption/CohortPanel.tsx';
import { formatAmount, formatInteger } from '../../format/number.ts';

const { tiles, panels } = adoption;

const shareOf = (now: number | null, last: number | null): string =>
  now === null ? copy.noShare : copy.share(formatAmount(now), last === null ? null : formatAmount(last));

/** User Adoption, compared with the previous 30 days (K4). */
export default reportSection({
  ...{ name: t`adoption`, copy: adoption, stateCopy: copy },
  useQuery: () => useReadAdoptionQuery(),
  sourceMetrics: (reply) => [reply.downloads, reply.registered, reply.monthlyActive],
  tiles: (reply) => [
    { label: tiles.downloads.label, metric: reply.downloads, previousLabel: copy.before },
    { label: tiles.registeredUsers.label, metric: reply.registered, previousLabel: copy.totalBefore },
    { label: tiles.monthlyActiveUsers.label, metric: reply.monthlyActive, previousLabel: copy.before },
  ],
  panels(reply) {
    const { days, weeks } = reply;
    const share = shareOf(reply.returning.value, reply.returning.before);
    return (
      <Grid>
        <TimeSeriesPanel
          {...{ title: panels.downloads.title, hint: copy.downloadsHint, wide: true, kind: 'bars' }}
          buckets={reply.downloadDays}
          series={[{ name: copy.downloads, value: ({ value }) => value, format: formatInteger }]}
          summary={copy.summary(formatInteger(reply.downloadDays.reduce((sum, { value }) => sum + (value ?? 0), 0)))}
        />
        <RankingPanel
          {...panels.sources}
          hint={copy.sourcesHint}
          heads={[copy.source, copy.downloads]}
          rows={reply.sources.map((item) => ({
            ...{ name: item.source, value: item.downloads, detail: copy.registered(item.registered) },
          }))}
        />
        <TimeSeriesPanel
          {...{ title: panels.returning.title, hint: copy.returningHint, kind: 'bars' }}
          buckets={weeks.map(({ week, ...rest }) => ({ at: week, ...rest }))}
          series={[
            { name: copy.guests, value: ({ guests }) => guests, format: formatInteger },
            { name: copy.returning, value: (step) => step.returning, format: formatInteger },
          ]}
          summary={share}
          note={`${share} ${copy.forgotten}`}
          days={{ from: weeks[0]?.week ?? days.from, to: days.to }}
        />
        <CohortPanel adoption={reply} />
      </Grid>
    );
  },
});
