import type { MetricReply } from '@skal/contracts/overview';
import { StatTile, Text } from '@skal/shared-ui';
import { formatAmount } from '../content/amounts.ts';
import { notCounted } from '../content/panel.ts';
import { Grid } from './Grid.tsx';
import { noteOf } from './sourceNote.ts';

interface HeldTile {
  label: string;
  metric: MetricReply;
  /** What it is held against, in words: 'The 30 days before'. */
  before: string;
}

interface Props {
  tiles: readonly HeldTile[];
  /** The last day of which anything was reported. */
  lastReportOn: string | null;
}

/** Figures, each beside the same of the time before, with its source; one that was not reported is no zero. */
export function HeldTiles({ tiles, lastReportOn }: Props) {
  const isReported = tiles.some(({ metric }) => metric.value !== null);
  return (
    <Grid $min={160}>
      {tiles.map(({ label, metric, before }) => (
        <StatTile
          key={label}
          label={label}
          value={metric.value === null ? notCounted.sign : formatAmount(metric.value)}
          delta={
            metric.before === null ? undefined : (
              <Text as="span" size="meta" tone="ink-2">
                {`${before}: ${formatAmount(metric.before)}`}
              </Text>
            )
          }
          note={noteOf(metric, { isReported, lastReportOn })}
        />
      ))}
    </Grid>
  );
}
