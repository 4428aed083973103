import { scaleBand } from '@visx/scale';
import { area, line } from '@visx/shape';
import { useState } from 'react';
import { metricPanel as copy } from '../../content/metricPanel.ts';
import { formatCompact } from '../../format/number.ts';
import { ChartFrame } from './ChartFrame.tsx';
import {
  Area,
  Bar,
  ChartSlider,
  ComparisonLine,
  FullSizeSvg,
  Line,
  ReferenceMark,
  SelectedMarker,
} from './chart.styles.ts';
import { Legend } from './Legend.tsx';
import { createValueScale } from './valueScale.ts';

/** A series with one value per bucket; null if missing, which draws neither a bar nor zero. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
  format: (value: number) => string;
  /** Text of each missing value. */
  missing: readonly string[];
}

export interface TimeSeriesChartProps {
  kind: 'bars' | 'line';
  title: string;
  /** Text alternative of the chart. */
  summary: string;
  /** The buckets: full name and axis label. */
  points: readonly { key: string; name: string; mark: string }[];
  /** The first is the main series; the others are dashed, for comparison. At most three. */
  series: readonly ChartSeries[];
  /** The last bucket is today, marked by a dashed line. */
  endsToday?: boolean;
}

const isReported = (value: number | null): value is number => value !== null;
const percent = (value: number) => `${value}%`;

/** Single buckets between gaps: a zero-length line with round caps is a dot. */
const dotsOf = (values: readonly (number | null)[]) =>
  values.flatMap((value, index) =>
    value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
      ? [{ index, value }]
      : [],
  );

/**
 * Chart of a time series, as bars or line. Arrow keys and presses select a bucket, whose values are announced. Missing values
 * interrupt the line.
 */
export function TimeSeriesChart({ kind, title, summary, points, series, endsToday = false }: TimeSeriesChartProps) {
  const [first, ...others] = series;
  const all = series.flatMap(({ values }) => values.filter(isReported));
  const { heightOf, ticks } = createValueScale(all);
  const lastReported = first ? first.values.findLastIndex(isReported) : -1;
  const [chosen, setChosen] = useState<number | null>(null);
  const selected = Math.min(chosen ?? (lastReported < 0 ? points.length - 1 : lastReported), points.length - 1);
  const domain = points.map((_, index) => index);
  // The outer padding is half the inner one: each bucket is as wide as its label below.
  const x = scaleBand({ domain, range: [0, 100], paddingInner: 0.3, paddingOuter: 0.15 });
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const zero = heightOf(0);
  const point = points[selected];
  const labels = series.map(({ name, values, format, missing }) => {
    const value = values[selected] ?? null;
    const figure = value === null ? (missing[selected] ?? copy.noReport) : format(value);
    return series.length > 1 ? copy.named(name, figure) : figure;
  });
  const value = point ? copy.point(point.name, labels) : '';
  const isDrawn = (item: number | null) => item !== null;
  const height = (item: number | null) => heightOf(item ?? 0);
  const lineOf = line<number | null>({ x: (_, index) => middle(index), y: height, defined: isDrawn });
  const areaOf = area<number | null>({ x: (_, index) => middle(index), y0: zero, y1: height, defined: isDrawn });
  const values = first?.values ?? [];
  return (
    <ChartFrame
      caption={summary}
      ticks={ticks.map((tick) => ({ at: tick.at, label: formatCompact(tick.value) }))}
      zero={zero}
      marks={points}
      now={endsToday ? middle(points.length - 1) : undefined}
      head={
        <>
          <span aria-hidden="true">{value}</span>
          {series.length > 1 ? <Legend kind={kind} names={series.map(({ name }) => name)} /> : null}
        </>
      }
    >
      {kind === 'bars' ? (
        <FullSizeSvg aria-hidden="true">
          {values.map((item, index) =>
            item === null ? null : (
              <Bar
                key={points[index]?.key}
                data-at={index === selected ? '' : undefined}
                x={percent(x(index) ?? 0)}
                width={percent(x.bandwidth())}
                y={percent(Math.min(zero, heightOf(item)))}
                height={percent(Math.abs(heightOf(item) - zero))}
              />
            ),
          )}
        </FullSizeSvg>
      ) : (
        <SelectedMarker aria-hidden="true" style={{ insetInlineStart: percent(middle(selected)) }} />
      )}
      <FullSizeSvg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {kind === 'line' ? (
          <>
            <Area d={areaOf(values) ?? ''} />
            <Line d={lineOf(values) ?? ''} />
            {dotsOf(values).map(({ index, value: item }) => (
              <Line key={index} data-dot="" d={`M ${middle(index)} ${heightOf(item)} h 0.001`} />
            ))}
          </>
        ) : null}
        {others.map((comparison, index) =>
          kind === 'line' ? (
            <ComparisonLine key={comparison.name} data-nth={index} d={lineOf(comparison.values) ?? ''} />
          ) : (
            comparison.values.map((item, step) =>
              item === null ? null : (
                <ReferenceMark
                  key={`${comparison.name} ${points[step]?.key}`}
                  d={`M ${(x(step) ?? 0) - 0.1 * x.step()} ${heightOf(item)} h ${x.bandwidth() + 0.2 * x.step()}`}
                />
              ),
            )
          ),
        )}
      </FullSizeSvg>
      <ChartSlider
        type="range"
        aria-label={copy.reader(title)}
        aria-valuetext={value}
        min={0}
        max={points.length - 1}
        value={selected}
        $steps={points.length}
        onChange={({ target }) => setChosen(target.valueAsNumber)}
      />
    </ChartFrame>
  );
}
