import type { OverviewReply } from '@skal/contracts/analytics/overview';
import { Text } from '@skal/shared-ui';
import { TimeSeriesPanel } from '../../components/charts/TimeSeriesPanel.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { liveOverview, overview } from '../../content/sections/overview.ts';
import { formatMetric, formatMoneyWithCode } from '../../format/number.ts';
import { RevenueTrend } from './RevenueTrend.tsx';

const { trend } = overview;
const copy = liveOverview.trend;

/** Revenue of a week; an empty chart while nothing was reported (K3). */
export function TrendPanel({ days, currency }: { days: OverviewReply['revenueTrend']; currency: string }) {
  const hint = trend.in(currency);
  const values = days.flatMap(({ value }) => value ?? []);
  const [first, last] = [days[0], days.at(-1)];
  if (values.length === 0 || !first || !last) {
    return (
      <Panel title={trend.title}>
        <Text size="meta" tone="subtle">
          {hint}
        </Text>
        <RevenueTrend />
      </Panel>
    );
  }
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <TimeSeriesPanel
      title={trend.title}
      hint={hint}
      kind="line"
      buckets={days.map(({ date, value }) => ({ at: date, value }))}
      series={[
        {
          name: copy.revenue(currency),
          value: ({ value }) => value,
          format: (value) => formatMetric(value, currency),
        },
      ]}
      summary={copy.summary(values.length, formatMoneyWithCode(total, currency))}
      endsToday
      days={{ from: first.date, to: last.date }}
    />
  );
}
