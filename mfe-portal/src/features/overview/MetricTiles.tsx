import type { MetricReply, OverviewReply } from '@skal/contracts/overview';
import { Stack, StatTile, Text } from '@skal/shared-ui';
import { formatFigure } from '../../content/amounts.ts';
import { formatMoment } from '../../content/moments.ts';
import { overview, liveOverview as words } from '../../content/overview.ts';
import { Grid } from '../../parts/Grid.tsx';

const [users, revenue, orders, performance] = overview.tiles;

/** Where a figure came from and when it was read. */
const noteOf = ({ value, source, readAt }: MetricReply): string =>
  value === null ? words.noData : source && readAt ? words.source(source, formatMoment(readAt)) : (source ?? '');

/** The four figures of a live app, each with its source; one that was never reported is not a zero (K1). */
export function MetricTiles({ figures }: { figures: OverviewReply }) {
  const rows = [
    { ...users, metric: figures.dailyActiveUsers },
    { ...revenue, metric: figures.revenueToday },
    { ...orders, metric: figures.ordersToday },
    { ...performance, metric: figures.appPerformance },
  ];
  const isFilling = rows.some(({ metric }) => metric.value === null);
  return (
    <Stack gap={12}>
      <Grid $min={150}>
        {rows.map(({ label, unit, metric }) => (
          <StatTile
            key={label}
            label={label}
            value={metric.value === null ? words.none : formatFigure(metric.value)}
            unit={metric.value === null ? undefined : unit}
            note={noteOf(metric)}
          />
        ))}
      </Grid>
      {isFilling && (
        <Text size="meta" tone="ink-3">
          {words.filling}
        </Text>
      )}
    </Stack>
  );
}
