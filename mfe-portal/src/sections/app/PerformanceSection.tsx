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

/** Seconds; what is not told apart above the last end stands at it. */
const secondsOf = (ms: number | null): number | null => (ms === null ? null : Math.min(ms, STARTUP_MS_MAX) / SECOND);

/** How the app ran on the phones of guests in a period, beside the one before (K4). */
export default reportSection({
  ...{ name: 'performance', copy: performance, words },
  periods: { label: rollingPeriodCopy.label, all: rollingPeriods },
  useRead: ({ id }) => useReadPerformanceQuery({ query: { period: id } }),
  from: (reply) => [reply.crashFree, reply.errors],
  tiles: (reply, { before }) => [
    { ...crashFree, metric: reply.crashFree, figure: formatMetric, before },
    { label: words.startupP50, metric: reply.startupP50, figure: words.atMost, before },
    { label: words.startupP95, metric: reply.startupP95, figure: words.atMost, before },
    { label: words.errors, metric: reply.errors, before },
  ],
  panels({ series, ...reply }) {
    const reported = series.flatMap(({ errors }) => errors ?? []);
    const total = reported.reduce((sum, errors) => sum + errors, 0);
    return (
      <>
        <TimeSeriesPanel
          {...starts}
          {...{ hint: words.startHint, kind: 'line', steps: series, days: dateRange(series) }}
          series={[
            { name: words.startupP50, value: ({ startupP50 }) => secondsOf(startupP50), format: words.seconds },
            { name: words.startupP95, value: ({ startupP95 }) => secondsOf(startupP95), format: words.seconds },
          ]}
          summary={words.startSummary(series.filter(({ startupP50 }) => startupP50 !== null).length)}
          endsToday
        />
        <TimeSeriesPanel
          {...{
            title: words.errorDays,
            hint: words.errorsHint(series.length),
            wide: true,
            kind: 'bars',
            steps: series,
          }}
          series={[
            { name: words.errors, value: ({ errors }) => errors, format: formatInteger },
            { name: `${crashFree.label}, %`, value: (step) => step.crashFree, inTableOnly: true },
          ]}
          summary={rollingPeriodCopy.allInAll(reported.length, formatInteger(total))}
          days={dateRange(series)}
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
