import { metricPanel as copy } from '../../content/metricPanel.ts';
import { formatAmount } from '../../format/number.ts';
import { formatBucket, formatBucketCsv, formatBucketTick } from '../../format/timeBucket.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { MetricPanel, type MetricPanelProps } from './MetricPanel.tsx';

/** A series with one value per bucket. */
export interface TimeSeries<Step> {
  /** Name in the legend and the column header: 'Revenue, DKK'. */
  name: string;
  value: (step: Step) => number | null;
  /** Default: '4,120'. */
  format?: (value: number) => string;
  /** Text of a missing value; 'No report' by default. */
  missing?: (step: Step) => string;
  /** Appears in the table and the file only. */
  inTableOnly?: boolean;
}

interface Props<Step> extends Omit<MetricPanelProps<Step>, 'table' | 'waiting' | 'children'> {
  kind: 'bars' | 'line';
  /** Consecutive hours (`2026-11-21T14`), days or months (`2026-11`). */
  buckets: readonly Step[];
  /** At most three are drawn; the second and third are dashed, for comparison. */
  series: readonly TimeSeries<Step>[];
  /** Text alternative of the chart: '6 of 7 days reported, 13,920 DKK in all.' */
  summary: string;
  /** The last bucket is today, marked by a dashed line. */
  endsToday?: boolean;
}

const WEEK = 7;

const unreported = (): string => copy.noReport;

/** Panel with a time series as chart, table and CSV file. A null value was not reported and is not drawn. */
export function TimeSeriesPanel<Step extends { at: string }>(props: Props<Step>) {
  const { kind, buckets, series, summary, endsToday, ...panel } = props;
  const points = buckets.map(({ at }) => ({
    key: at,
    name: formatBucket(at),
    mark: formatBucketTick(at, buckets.length <= WEEK),
  }));
  const caption = `${panel.hint}. ${summary}`;
  return (
    <MetricPanel
      {...panel}
      table={{
        columns: [
          { header: copy.when, value: ({ at }) => formatBucketCsv(at), format: ({ at }) => formatBucket(at) },
          ...series.map(({ name, value, format = formatAmount, missing = unreported }) => ({
            header: name,
            value: (step: Step) => value(step) ?? missing(step),
            format: (step: Step) => {
              const figure = value(step);
              return figure === null ? missing(step) : format(figure);
            },
          })),
        ],
        rows: buckets,
        rowKey: ({ at }) => at,
      }}
      isEmpty={buckets.every((step) => series[0]?.value(step) == null)}
      waiting={<ChartFrame caption={caption} ticks={[]} zero={100} marks={points} head="" isPlaceholder />}
    >
      {({ TimeSeriesChart }) => (
        <TimeSeriesChart
          {...{ kind, points, endsToday, summary: caption, title: panel.title }}
          series={series.flatMap(({ name, value, format = formatAmount, missing = unreported, inTableOnly }) =>
            inTableOnly ? [] : [{ name, format, values: buckets.map(value), missing: buckets.map(missing) }],
          )}
        />
      )}
    </MetricPanel>
  );
}
