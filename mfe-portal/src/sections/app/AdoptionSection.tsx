import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { adoption, liveAdoption as words } from '../../content/sections/adoption.ts';
import { useReadAdoptionQuery } from '../../features/adoption/adoption.api.ts';
import { CohortPanel } from '../../features/adoption/CohortPanel.tsx';
import { formatAmount, formatInteger } from '../../format/number.ts';

const [downloads, registered, monthly] = adoption.tiles;
const [downloadDays, sources, returning] = adoption.panels;

const shareOf = (now: number | null, last: number | null): string =>
  now === null ? words.noShare : words.share(formatAmount(now), last === null ? null : formatAmount(last));

/** User Adoption, compared with the previous 30 days (K4). */
export default reportSection({
  ...{ name: 'adoption', copy: adoption, stateCopy: words },
  useRead: () => useReadAdoptionQuery(),
  sourceMetrics: (reply) => [reply.downloads, reply.registered, reply.monthlyActive],
  tiles: (reply) => [
    { label: downloads.label, metric: reply.downloads, previousLabel: words.before },
    { label: registered.label, metric: reply.registered, previousLabel: words.totalBefore },
    { label: monthly.label, metric: reply.monthlyActive, previousLabel: words.before },
  ],
  panels(reply) {
    const { days, weeks } = reply;
    const share = shareOf(reply.returning.value, reply.returning.before);
    return (
      <Grid>
        <TimeSeriesPanel
          {...{ title: downloadDays.title, hint: words.downloadsHint, wide: true, kind: 'bars' }}
          steps={reply.downloadDays}
          series={[{ name: words.downloads, value: ({ value }) => value, format: formatInteger }]}
          summary={words.summary(formatInteger(reply.downloadDays.reduce((sum, { value }) => sum + (value ?? 0), 0)))}
        />
        <RankingPanel
          {...sources}
          hint={words.sourcesHint}
          heads={[words.source, words.downloads]}
          rows={reply.sources.map((one) => ({
            ...{ name: one.source, value: one.downloads, detail: words.registered(formatInteger(one.registered)) },
          }))}
        />
        <TimeSeriesPanel
          {...{ title: returning.title, hint: words.returningHint, kind: 'bars' }}
          steps={weeks.map(({ week, ...rest }) => ({ at: week, ...rest }))}
          series={[
            { name: words.guests, value: ({ guests }) => guests, format: formatInteger },
            { name: words.returning, value: (step) => step.returning, format: formatInteger },
          ]}
          summary={share}
          note={`${share} ${words.forgotten}`}
          days={{ from: weeks[0]?.week ?? days.from, to: days.to }}
        />
        <CohortPanel adoption={reply} />
      </Grid>
    );
  },
});
