import { STARTUP_MS_MAX } from '@skal/contracts/analytics/performance';
import { dateRange } from '../../components/charts/metricCsv.ts';
import { RankingPanel } from '../../components/charts/RankingPanel.tsx';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { rollingPeriodCopy, rollingPeriods } from '../../content/rollingPeriods.ts';
import { performance, livePerformance as words } from '../../content/sections/performance.ts';
import { useReadPerformanceQuery } from '../../features/performance/performance.api.ts';
import { formatInteger, formatMetric } from '../../format/number.ts';

const [crashFree] = performance.tiles;
const [starts, devices, versions] = performance.panels;
const SECOND = 1000;

/** Converts to seconds; values above the last bucket are clamped to its end. */
const secondsOf = (ms: number | null): number | null => (ms === null ? null : Math.min(ms, STARTUP_MS_MAX) / SECOND);

/** Performance of the app on guests' phones, compared with the previous period (K4). */
export default reportSection({
  ...{ name: 'performance', copy: performance, stateCopy: words },
  periods: { label: rollingPeriodCopy.label, all: rollingPeriods },
  useRead: ({ id }) => useReadPerformanceQuery({ query: { period: id } }),
  sourceMetrics: (reply) => [reply.crashFree, reply.errors],
  tiles: (reply, { before }) => [
    { ...crashFree, metric: reply.crashFree, format: formatMetric, previousLabel: before },
    { label: words.startHalf, metric: reply.startHalf, format: words.atMost, previousLabel: before },
    { label: words.startMost, metric: reply.startMost, format: words.atMost, previousLabel: before },
    { label: words.errors, metric: reply.errors, previousLabel: before },
  ],
  panels({ steps, ...reply }) {
    const reported = steps.flatMap(({ errors }) => errors ?? []);
    const total = reported.reduce((sum, errors) => sum + errors, 0);
    return (
      <>
        <TimeSeriesPanel
          {...starts}
          {...{ hint: words.startHint, kind: 'line', steps, days: dateRange(steps) }}
          series={[
            { name: words.startHalf, value: ({ startHalf }) => secondsOf(startHalf), format: words.seconds },
            { name: words.startMost, value: ({ startMost }) => secondsOf(startMost), format: words.seconds },
          ]}
          summary={words.startSummary(steps.filter(({ startHalf }) => startHalf !== null).length)}
          endsToday
        />
        <TimeSeriesPanel
          {...{ title: words.errorDays, hint: words.errorsHint(steps.length), wide: true, kind: 'bars', steps }}
          series={[
            { name: words.errors, value: ({ errors }) => errors, format: formatInteger },
            { name: `${crashFree.label}, %`, value: (step) => step.crashFree, inTableOnly: true },
          ]}
          summary={rollingPeriodCopy.allInAll(reported.length, formatInteger(total))}
          days={dateRange(steps)}
        />
        <Grid>
          <RankingPanel
            {...devices}
            hint={words.devicesHint}
            heads={[words.device, words.opens]}
            rows={reply.devices.map(({ device, opens, errors }) => ({
              ...{ name: device, value: opens, detail: words.crashed(formatInteger(errors)) },
            }))}
          />
          <RankingPanel
            {...{ title: versions.title, ...words.noErrors, hint: words.versionsHint }}
            heads={[words.version, words.errors]}
            rows={reply.versions
              .filter(({ errors }) => errors > 0)
              .map(({ version, errors, opens }) => ({
                ...{ name: version, value: errors, detail: words.opened(formatInteger(opens)) },
              }))}
          />
        </Grid>
      </>
    );
  },
});
