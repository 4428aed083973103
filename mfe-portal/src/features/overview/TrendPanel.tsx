import type { OverviewReply } from '@skal/contracts/overview';
import { Text } from '@skal/shared-ui';
import { formatFigure, formatWhole } from '../../content/amounts.ts';
import { liveOverview, overview } from '../../content/overview.ts';
import { StepsPanel } from '../../parts/figures/StepsPanel.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { RevenueTrend } from './RevenueTrend.tsx';

const { trend } = overview;
const words = liveOverview.trend;
const hint = `${trend.period}, in ${trend.unit}`;

/** The revenue of a week; while nothing was reported, its empty drawing (K3). */
export function TrendPanel({ days }: { days: OverviewReply['revenueTrend'] }) {
  const values = days.flatMap(({ value }) => value ?? []);
  const [first, last] = [days[0], days.at(-1)];
  if (values.length === 0 || !first || !last) {
    return (
      <Panel title={trend.title}>
        <Text size="meta" tone="ink-3">
          {hint}
        </Text>
        <RevenueTrend />
      </Panel>
    );
  }
  const total = formatWhole(values.reduce((sum, value) => sum + value, 0));
  return (
    <StepsPanel
      title={trend.title}
      hint={hint}
      kind="line"
      steps={days.map(({ date, value }) => ({ at: date, value }))}
      series={[
        { name: words.revenue, value: ({ value }) => value, format: (value) => formatFigure(value, trend.unit) },
      ]}
      summary={words.summary(values.length, total)}
      endsToday
      file={{ section: 'overview', days: { from: first.date, to: last.date } }}
    />
  );
}
