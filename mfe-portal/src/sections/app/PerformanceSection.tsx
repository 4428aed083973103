import { t } from '@lingui/core/macro';
import { STARTUP_MS_MAX } from '@skal/contracts/analytics/performance';
import { dateRange } from '../../components/charts/metricCsv.ts';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { rollingPeriodCopy, rollingPeriods } from '../../content/rollingPeriods.ts';
import { livePerformance as copy, performance } from '../../content/sections/performance.ts';
import { useReadPerformanceQuery } from '../../features/performance/performance.api.ts';
import { formatInteger, formatMetric } from '../../format/number.ts';

const { crashFree } = performance.tiles;
const { panels } = performance;
const SECOND = 1000;

/** Converts to seconds; values above the last bucket are clamped to its end. */
const toSeconds = (ms: number | null): number | null => (ms === null ? null : Math.min(ms, STARTUP_MS_MAX) / SECOND);

/** Performance of the app on guests' phones, compared with the previous period (K4). */
export default reportSection({
  ...{ name: t`performance`, copy: performance, stateCopy: copy },
  periods: { label: rollingPeriodCopy.label, all: rollingPeriods },
  useQuery: ({ id }) => useReadPerformanceQuery({ query: { period: id } }),
  sourceMetrics: (reply) => [reply.crashFree, reply.errors],
  tiles: (reply, { before }) => [
    { ...crashFree, metric: reply.crashFree, format: formatMetric, previousLabel: before },
    { label: copy.startupP50, metric: reply.startupP50, format: copy.atMost, previousLabel: before },
    { label: copy.startupP95, metric: reply.startupP95, format: copy.atMost, previousLabel: before },
    { label: copy.errors, metric: reply.errors, previousLabel: before },
  ],
  panels({ series, ...reply }) {
    const reported = series.flatMap(({ errors }) => errors ?? []);
    const total = reported.reduce((sum, errors) => sum + errors, 0);
    return (
      <>
        <TimeSeriesPanel
          {...panels.startTimes}
          {...{ hint: copy.startHint, kind: 'line', buckets: series, days: dateRange(series) }}
          series={[
            { name: copy.startupP50, value: ({ startupP50 }) => toSeconds(startupP50), format: copy.seconds },
            { name: copy.startupP95, value: ({ startupP95 }) => toSeconds(startupP95), format: copy.seconds },
          ]}
          summary={copy.startSummary(series.filter(({ startupP50 }) => startupP50 !== null).length)}
          endsToday
        />
        <TimeSeriesPanel
          {...{
            title: copy.errorDays,
            hint: copy.errorsHint(series.length),
            wide: true,
            kind: 'bars',
            buckets: series,
          }}
          series={[
            { name: copy.errors, value: ({ errors }) => errors, format: formatInteger },
            { name: `${crashFree.label}, %`, value: (step) => step.crashFree, inTableOnly: true },
          ]}
          summary={rollingPeriodCopy.totalSummary(reported.length, formatInteger(total))}
          days={dateRange(series)}
        />
        <Grid>
          <RankingPanel
            {...panels.devices}
            hint={copy.devicesHint}
            heads={[copy.device, copy.opens]}
            rows={reply.devices.map(({ device, opens, errors }) => ({
              ...{ name: device, value: opens, detail: copy.crashed(formatInteger(errors)) },
            }))}
          />
          <RankingPanel
            {...{ title: panels.errors.title, ...copy.noErrors, hint: copy.versionsHint }}
            heads={[copy.version, copy.errors]}
            rows={reply.versions
              .filter(({ errors }) => errors > 0)
              .map(({ version, errors, opens }) => ({
                ...{ name: version, value: errors, detail: copy.opened(opens) },
              }))}
          />
        </Grid>
      </>
    );
  },
});
