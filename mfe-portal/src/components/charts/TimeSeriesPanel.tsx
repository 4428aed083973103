import { metricPanel as words } from '../../content/metricPanel.ts';
import { formatAmount } from '../../format/number.ts';
import { formatBucket, formatBucketCsv, formatBucketTick } from '../../format/timeBucket.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { MetricPanel, type MetricPanelProps } from './MetricPanel.tsx';

/** A row of figures, one for each step. */
export interface TimeSeries<Step> {
  /** Names its line and its column: 'Revenue, DKK'. */
  name: string;
  value: (step: Step) => number | null;
  /** '4,120' without. */
  format?: (value: number) => string;
  /** What stands for a figure that is not there; that nothing was reported, unless said otherwise. */
  missing?: (step: Step) => string;
  /** Is a column of the table and the file alone. */
  inTableOnly?: boolean;
}

interface Props<Step> extends Omit<MetricPanelProps<Step>, 'table' | 'waiting' | 'children'> {
  kind: 'bars' | 'line';
  /** Hours (`2026-11-21T14`), days or months (`2026-11`) in a row. */
  steps: readonly Step[];
  /** At most three are drawn; the second and the third are dashed, to be held against the first. */
  series: readonly TimeSeries<Step>[];
  /** What is drawn, in a sentence for who does not see it: '6 of 7 days reported, 13,920 DKK in all.' */
  summary: string;
  /** The last step is today: a dashed line marks it. */
  endsToday?: boolean;
}

const WEEK = 7;

const unreported = (): string => words.noReport;

/**
 * Figures over time, as a chart, a table and a file. Of each step a figure may be null: nothing was reported, and
 * nothing is drawn.
 */
export function TimeSeriesPanel<Step extends { at: string }>(props: Props<Step>) {
  const { kind, steps, series, summary, endsToday, ...panel } = props;
  const points = steps.map(({ at }) => ({
    key: at,
    name: formatBucket(at),
    mark: formatBucketTick(at, steps.length <= WEEK),
  }));
  const caption = `${panel.hint}. ${summary}`;
  return (
    <MetricPanel
      {...panel}
      table={{
        columns: [
          { header: words.when, value: ({ at }) => formatBucketCsv(at), shown: ({ at }) => formatBucket(at) },
          ...series.map(({ name, value, format = formatAmount, missing = unreported }) => ({
            header: name,
            value: (step: Step) => value(step) ?? missing(step),
            shown: (step: Step) => {
              const figure = value(step);
              return figure === null ? missing(step) : format(figure);
            },
          })),
        ],
        rows: steps,
        rowKey: ({ at }) => at,
      }}
      isEmpty={steps.every((step) => series[0]?.value(step) == null)}
      waiting={<ChartFrame caption={caption} ticks={[]} zero={100} marks={points} head="" awaits />}
    >
      {({ TimeSeriesChart }) => (
        <TimeSeriesChart
          {...{ kind, points, endsToday, summary: caption, title: panel.title }}
          series={series.flatMap(({ name, value, format = formatAmount, missing = unreported, inTableOnly }) =>
            inTableOnly ? [] : [{ name, format, values: steps.map(value), missing: steps.map(missing) }],
          )}
        />
      )}
    </MetricPanel>
  );
}
