import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { liveOverview as words } from '../../content/overview.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { SectionBody } from '../../parts/Grid.tsx';
import { AlertsPanel } from './AlertsPanel.tsx';
import { MetricTiles } from './MetricTiles.tsx';
import { useReadOverviewQuery } from './overview.api.ts';
import { OverviewColumns } from './overview.styles.ts';
import { TrendPanel } from './TrendPanel.tsx';
import { YesterdayPanel } from './YesterdayPanel.tsx';

/** The overview of a live app: what it reported, and nothing that it did not. */
export function LiveOverview() {
  const { data, isError, refetch } = useReadOverviewQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  return (
    <FiguresFrom metrics={[data.revenueToday, data.dailyActiveUsers, data.yesterday.revenue]}>
      <SectionBody>
        <MetricTiles figures={data} />
        {data.lastReportOn === null ? null : (
          <YesterdayPanel day={data.yesterday} currency={data.currency} lastReportOn={data.lastReportOn} />
        )}
        <OverviewColumns>
          <TrendPanel days={data.revenueTrend} currency={data.currency} />
          <AlertsPanel alerts={data.alerts} />
        </OverviewColumns>
      </SectionBody>
    </FiguresFrom>
  );
}
