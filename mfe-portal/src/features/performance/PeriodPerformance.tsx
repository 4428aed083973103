import type { PerformanceReply } from '@skal/contracts/performance';
import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { formatFigure, formatWhole } from '../../content/amounts.ts';
import { type lastDaysPeriods, lastDaysWords } from '../../content/lastDays.ts';
import { performance, livePerformance as words } from '../../content/performance.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { Grid, SectionBody } from '../../parts/Grid.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { MetricGrid } from '../../parts/MetricGrid.tsx';
import { Panels } from '../../parts/Panels.tsx';
import { AppErrors, AppErrorVersions } from './AppErrors.tsx';
import { Devices } from './Devices.tsx';
import { useReadPerformanceQuery } from './performance.api.ts';
import { StartTimes } from './StartTimes.tsx';

const [crashFree] = performance.tiles;

type Period = (typeof lastDaysPeriods)[number];

/** How the app ran in a period, as it reported it; until it has reported anything, what will fill this. */
export function PeriodPerformance({ period: { id, before } }: { period: Period }) {
  const { data, isError, refetch } = useReadPerformanceQuery({ query: { period: id } });
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  if (data.lastReportOn === null) return <Panels {...performance} />;
  return (
    <FiguresFrom metrics={[data.crashFree, data.errors]}>
      <SectionBody>
        <LiveNote>{performance.source}</LiveNote>
        <Tiles app={data} before={before} />
        <StartTimes app={data} />
        <AppErrors app={data} />
        <Grid>
          <Devices app={data} />
          <AppErrorVersions app={data} />
        </Grid>
      </SectionBody>
    </FiguresFrom>
  );
}

function Tiles({ app, before }: { app: PerformanceReply; before: string }) {
  const { lastReportOn, days } = app;
  const told = (figure: string) => lastDaysWords.before(before, figure);
  return (
    <MetricGrid
      report={{ isReported: app.errors.value !== null || (lastReportOn ?? '') >= days.from, lastReportOn }}
      cells={[
        { label: crashFree.label, metric: app.crashFree, figure: formatFigure, unit: crashFree.unit, before: told },
        { label: words.startHalf, metric: app.startHalf, figure: words.atMost, before: told },
        { label: words.startMost, metric: app.startMost, figure: words.atMost, before: told },
        { label: words.errors, metric: app.errors, figure: formatWhole, before: told },
      ]}
    />
  );
}
