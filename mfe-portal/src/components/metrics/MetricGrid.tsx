import type { MetricReply, OverviewReply } from '@skal/contracts/analytics/overview';
import { Stack, StatTile, Text } from '@skal/shared-ui';
import { metricNotes, missingMetricCopy } from '../../content/panelCopy.ts';
import { formatAmount, formatMoneyWithCode, formatUnit, joinUnit } from '../../format/number.ts';
import { useReportStatus } from '../charts/MetricSource.tsx';
import { Grid } from '../layout/Grid.tsx';
import { metricNote } from './metricNote.ts';

export interface MetricTile {
  label: string;
  metric: MetricReply;
  /** Formats the value; '4,120' or '120.50' by default. */
  format?: (value: number) => string;
  unit?: string | undefined;
  /** Label of the previous period: 'Yesterday'. */
  previousLabel?: string | undefined;
  /** Revenue in other currencies; currencies are never added up. */
  otherCurrencies?: OverviewReply['otherRevenueToday'];
  /** Replaces the source note. */
  note?: string | undefined;
}

/** A metric that no app reports yet. */
export const UNREPORTED: MetricReply = { value: null, before: null, source: null, readAt: null };

/** Formats money in its currency, and revenue in other currencies. */
export const moneyCell = (currency: string | null, others: OverviewReply['otherRevenueToday'] = []) => ({
  ...{ format: (value: number) => formatAmount(value, currency), unit: currency ?? undefined, otherCurrencies: others },
});

interface Props {
  cells: readonly MetricTile[];
  /** Minimum width of a tile, in pixels. */
  min?: number | undefined;
}

/**
 * Tiles of metrics with their previous period. The common source is shown once below them; a tile with another source, or
 * without a value, shows its own note.
 */
export function MetricGrid({ cells, min = 150 }: Props) {
  const report = useReportStatus();
  const tiles = cells.map((cell) => ({ ...cell, note: cell.note ?? metricNote(cell.metric, report) }));
  const source = tiles.find(({ metric, note }) => metric.value !== null && note === metricNote(metric, report))?.note;
  return (
    <Stack gap={8}>
      <Grid $min={min}>
        {tiles.map(({ label, metric, format = formatAmount, unit, previousLabel, otherCurrencies = [], note }) => {
          const { value, before: previousValue } = metric;
          return (
            <StatTile
              key={label}
              label={label}
              value={value === null ? missingMetricCopy.symbol : format(value)}
              unit={value === null || unit === undefined ? undefined : formatUnit(unit)}
              delta={
                <>
                  {otherCurrencies.length > 0 ? (
                    <Text as="span" size="meta">
                      {metricNotes.others(
                        otherCurrencies
                          .map((revenue) => formatMoneyWithCode(revenue.value, revenue.currency))
                          .join(', '),
                      )}
                    </Text>
                  ) : null}
                  {previousValue === null || previousLabel === undefined ? null : (
                    <Text as="span" size="meta" tone="muted">
                      {metricNotes.before(previousLabel, joinUnit(format(previousValue), unit))}
                    </Text>
                  )}
                </>
              }
              note={note === source ? undefined : note}
            />
          );
        })}
      </Grid>
      {source ? (
        <Text size="meta" tone="subtle">
          {source}
        </Text>
      ) : null}
    </Stack>
  );
}
