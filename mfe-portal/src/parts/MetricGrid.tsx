import type { MetricReply } from '@skal/contracts/overview';
import { StatTile, Text } from '@skal/shared-ui';
import { notCounted } from '../content/panel.ts';
import { Grid } from './Grid.tsx';
import { noteOf, type Report } from './sourceNote.ts';

export interface MetricCell {
  label: string;
  metric: MetricReply;
  /** How its figure is written. */
  figure: (value: number) => string;
  unit?: string | undefined;
  /** What it was before, in words. */
  before: (figure: string) => string;
  /** What there is besides and is never added up. */
  others?: string;
}

/** Figures side by side, each beside what it was before and with where it comes from; one that is not there says why. */
export const MetricGrid = ({ cells, report }: { cells: readonly MetricCell[]; report: Report }) => (
  <Grid $min={150}>
    {cells.map(({ label, metric, figure, unit, before, others }) => {
      const isThere = metric.value !== null;
      const past = metric.before === null ? null : [figure(metric.before), unit].filter(Boolean).join(' ');
      return (
        <StatTile
          key={label}
          label={label}
          value={metric.value === null ? notCounted.sign : figure(metric.value)}
          unit={isThere ? unit : undefined}
          delta={
            <>
              {others ? (
                <Text as="span" size="meta">
                  {others}
                </Text>
              ) : null}
              {past === null ? null : (
                <Text as="span" size="meta" tone="ink-2">
                  {before(past)}
                </Text>
              )}
            </>
          }
          note={noteOf(metric, report)}
        />
      );
    })}
  </Grid>
);
