import type { MetricReply, OverviewReply } from '@skal/contracts/analytics/overview';
import { StatTile, Text } from '@skal/shared-ui';
import { beside, missingMetricCopy } from '../../content/panelCopy.ts';
import { formatAmount, formatMoneyWithCode } from '../../format/number.ts';
import { useReport } from '../charts/MetricSource.tsx';
import { Grid } from '../layout/Grid.tsx';
import { metricNote } from './metricNote.ts';

export interface MetricTile {
  label: string;
  metric: MetricReply;
  /** How its figure is written; '4,120' or '120.50' without. */
  figure?: (value: number) => string;
  unit?: string | undefined;
  /** What it is compared with, in words: 'Yesterday'. */
  before?: string | undefined;
  /** What came in in other currencies; they are never added up. */
  others?: OverviewReply['otherRevenueToday'];
  /** Stands in the place of the source. */
  note?: string | undefined;
}

/** What no app reports so far. */
export const UNREPORTED: MetricReply = { value: null, before: null, source: null, readAt: null };

/** Money in the currency in which it came in, and what came in in others. */
export const moneyCell = (currency: string | null, others: OverviewReply['otherRevenueToday'] = []) => ({
  ...{ figure: (value: number) => formatAmount(value, currency), unit: currency ?? undefined, others },
});

interface Props {
  cells: readonly MetricTile[];
  /** The least width of a tile in pixels. */
  min?: number | undefined;
}

/** Metrics side by side, each beside what it was before and with its source; one that is not there says why. */
export function MetricGrid({ cells, min = 150 }: Props) {
  const report = useReport();
  return (
    <Grid $min={min}>
      {cells.map(({ label, metric, figure = formatAmount, unit, before, others = [], note }) => {
        const { value, before: past } = metric;
        return (
          <StatTile
            key={label}
            label={label}
            value={value === null ? missingMetricCopy.sign : figure(value)}
            unit={value === null ? undefined : unit}
            delta={
              <>
                {others.length > 0 ? (
                  <Text as="span" size="meta">
                    {beside.others(others.map((other) => formatMoneyWithCode(other.value, other.currency)).join(', '))}
                  </Text>
                ) : null}
                {past === null || before === undefined ? null : (
                  <Text as="span" size="meta" tone="ink-2">
                    {beside.before(before, [figure(past), unit].filter(Boolean).join(' '))}
                  </Text>
                )}
              </>
            }
            note={note ?? metricNote(metric, report)}
          />
        );
      })}
    </Grid>
  );
}
