import type { MetricReply, OverviewReply } from '@skal/contracts/overview';
import { Stack, StatTile, Text } from '@skal/shared-ui';
import { formatFigure, formatOther } from '../../content/amounts.ts';
import { longWeekdayOf } from '../../content/days.ts';
import { overview, liveOverview as words } from '../../content/overview.ts';
import { Grid } from '../../parts/Grid.tsx';
import { noteOf } from '../../parts/sourceNote.ts';

const [users, revenue, orders, performance] = overview.tiles;

/** The four figures of a live app, each with its source; one that was never reported is not a zero (K1). */
export function MetricTiles({ figures }: { figures: OverviewReply }) {
  const { currency, lastReportOn, otherRevenueToday: others, revenueTrend } = figures;
  const rows = [
    { ...users, metric: figures.dailyActiveUsers },
    { ...revenue, unit: currency, metric: figures.revenueToday, others },
    { ...orders, metric: figures.ordersToday },
    { ...performance, metric: figures.appPerformance },
  ];
  const today = revenueTrend.at(-1)?.date;
  const before = ({ before: value }: MetricReply, unit: string) =>
    value === null || !today
      ? undefined
      : words.weekAgo(longWeekdayOf(today), `${formatFigure(value, unit)} ${unit}`.trim());
  const isReported = rows.some(({ metric }) => metric.value !== null);
  return (
    <Stack gap={12}>
      <Grid $min={150}>
        {rows.map(({ label, unit, metric, ...rest }) => (
          <StatTile
            key={label}
            label={label}
            value={metric.value === null ? words.none : formatFigure(metric.value, unit)}
            unit={metric.value === null ? undefined : unit}
            delta={<Beside others={'others' in rest ? rest.others : []} before={before(metric, unit)} />}
            note={noteOf(metric, { isReported, lastReportOn })}
          />
        ))}
      </Grid>
      {lastReportOn === null && (
        <Text size="meta" tone="ink-3">
          {words.filling}
        </Text>
      )}
    </Stack>
  );
}

/** What stands below a figure: what came in of other currencies, and what it was a week ago. */
function Beside({ others, before }: { others: OverviewReply['otherRevenueToday']; before: string | undefined }) {
  return (
    <>
      {others.length > 0 ? (
        <Text as="span" size="meta">
          {words.others(others.map(({ value, currency }) => formatOther(value, currency)).join(', '))}
        </Text>
      ) : null}
      {before ? (
        <Text as="span" size="meta" tone="ink-2">
          {before}
        </Text>
      ) : null}
    </>
  );
}
