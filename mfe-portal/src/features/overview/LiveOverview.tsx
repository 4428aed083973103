import { t } from '@lingui/core/macro';
import type { MetricReply, OverviewReply } from '@skal/contracts/analytics/overview';
import { Stack, Text } from '@skal/shared-ui';
import { MetricSourceProvider } from '../../components/charts/MetricSource.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { MetricGrid } from '../../components/metrics/MetricGrid.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { liveOverview as copy, overview } from '../../content/sections/overview.ts';
import { formatWeekdayLong } from '../../format/date.ts';
import { formatMetric } from '../../format/number.ts';
import { AlertsPanel } from './AlertsPanel.tsx';
import { useReadOverviewQuery } from './overview.api.ts';
import { OverviewColumns } from './overview.styles.ts';
import { TrendPanel } from './TrendPanel.tsx';
import { YesterdayPanel } from './YesterdayPanel.tsx';

const { dailyActiveUsers, revenue, orders, appPerformance } = overview.tiles;

/** Today's four metrics; a missing one is not zero (K1). */
function toTiles(reply: OverviewReply) {
  const today = reply.revenueTrend.at(-1)?.date;
  const before = today && copy.weekAgo(formatWeekdayLong(today));
  const cell = ({ label, unit }: { label: string; unit: string }, metric: MetricReply) => ({
    ...{ label, unit, metric, previousLabel: before, format: (value: number) => formatMetric(value, unit) },
  });
  return [
    cell(dailyActiveUsers, reply.dailyActiveUsers),
    { ...cell({ ...revenue, unit: reply.currency }, reply.revenueToday), otherCurrencies: reply.otherRevenueToday },
    cell(orders, reply.ordersToday),
    cell(appPerformance, reply.appPerformance),
  ];
}

/** The overview of a live app, with reported data only. */
export const LiveOverview = () => (
  <QueryBoundary query={useReadOverviewQuery()} copy={copy}>
    {(reply) => {
      const { currency, lastReportOn, yesterday } = reply;
      const cells = toTiles(reply);
      const isReported = cells.some(({ metric }) => metric.value !== null);
      return (
        <MetricSourceProvider
          metrics={[reply.revenueToday, reply.dailyActiveUsers, yesterday.revenue]}
          report={{ isReported, lastReportOn }}
          file={{ section: t`overview`, days: { from: yesterday.date, to: yesterday.date } }}
        >
          <SectionBody>
            <Stack gap={12}>
              <MetricGrid cells={cells} />
              {lastReportOn === null && (
                <Text size="meta" tone="subtle">
                  {copy.filling}
                </Text>
              )}
            </Stack>
            {lastReportOn === null ? null : (
              <YesterdayPanel day={yesterday} currency={currency} lastReportOn={lastReportOn} />
            )}
            <OverviewColumns>
              <TrendPanel days={reply.revenueTrend} currency={currency} />
              <AlertsPanel alerts={reply.alerts} />
            </OverviewColumns>
          </SectionBody>
        </MetricSourceProvider>
      );
    }}
  </QueryBoundary>
);
