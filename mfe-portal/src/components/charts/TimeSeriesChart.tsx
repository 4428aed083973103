import { scaleBand } from '@visx/scale';
import { area, line } from '@visx/shape';
import { useState } from 'react';
import { metricPanel as words } from '../../content/metricPanel.ts';
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

/** A row of figures, one for each step; null where nothing was reported: that is no bar, and no zero. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
  format: (value: number) => string;
  /** What is said of each that is null. */
  missing: readonly string[];
}

export interface TimeSeriesChartProps {
  kind: 'bars' | 'line';
  title: string;
  /** What is drawn, in words. */
  summary: string;
  /** The steps: each in full, and as it stands below the drawing. */
  points: readonly { key: string; name: string; mark: string }[];
  /** The first is what the drawing is of; others are dashed, to be held against it. At most three. */
  series: readonly ChartSeries[];
  /** The last step is today, which a dashed line marks. */
  endsToday?: boolean;
}

const isReported = (value: number | null): value is number => value !== null;
const percent = (value: number) => `${value}%`;

/** Single steps between gaps: a line of no length with round ends is a dot. */
const dotsOf = (values: readonly (number | null)[]) =>
  values.flatMap((value, index) =>
    value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
      ? [{ index, value }]
      : [],
  );

/**
 * Figures of hours, days or months in a row, as bars or as a line. The arrows go from step to step, as a press does,
 * and each says its figures. What was not reported breaks the line.
 */
export function TimeSeriesChart({ kind, title, summary, points, series, endsToday = false }: TimeSeriesChartProps) {
  const [first, ...others] = series;
  const all = series.flatMap(({ values }) => values.filter(isReported));
  const { heightOf, ticks } = createValueScale(all);
  const lastReported = first ? first.values.findLastIndex(isReported) : -1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? (lastReported < 0 ? points.length - 1 : lastReported), points.length - 1);
  const domain = points.map((_, index) => index);
  // Half the room between two stands at either end: each step is as wide as its mark below.
  const x = scaleBand({ domain, range: [0, 100], paddingInner: 0.3, paddingOuter: 0.15 });
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const zero = heightOf(0);
  const point = points[at];
  const told = series.map(({ name, values, format, missing }) => {
    const value = values[at] ?? null;
    const figure = value === null ? (missing[at] ?? words.noReport) : format(value);
    return series.length > 1 ? words.named(name, figure) : figure;
  });
  const value = point ? words.point(point.name, told) : '';
  const isDrawn = (one: number | null) => one !== null;
  const height = (one: number | null) => heightOf(one ?? 0);
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
          {values.map((one, index) =>
            one === null ? null : (
              <Bar
                key={points[index]?.key}
                data-at={index === at ? '' : undefined}
                x={percent(x(index) ?? 0)}
                width={percent(x.bandwidth())}
                y={percent(Math.min(zero, heightOf(one)))}
                height={percent(Math.abs(heightOf(one) - zero))}
              />
            ),
          )}
        </FullSizeSvg>
      ) : (
        <SelectedMarker aria-hidden="true" style={{ insetInlineStart: percent(middle(at)) }} />
      )}
      <FullSizeSvg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {kind === 'line' ? (
          <>
            <Area d={areaOf(values) ?? ''} />
            <Line d={lineOf(values) ?? ''} />
            {dotsOf(values).map(({ index, value: one }) => (
              <Line key={index} data-dot="" d={`M ${middle(index)} ${heightOf(one)} h 0.001`} />
            ))}
          </>
        ) : null}
        {others.map((other, index) =>
          kind === 'line' ? (
            <ComparisonLine key={other.name} data-nth={index} d={lineOf(other.values) ?? ''} />
          ) : (
            other.values.map((one, step) =>
              one === null ? null : (
                <ReferenceMark
                  key={`${other.name} ${points[step]?.key}`}
                  d={`M ${(x(step) ?? 0) - 0.1 * x.step()} ${heightOf(one)} h ${x.bandwidth() + 0.2 * x.step()}`}
                />
              ),
            )
          ),
        )}
      </FullSizeSvg>
      <ChartSlider
        type="range"
        aria-label={words.reader(title)}
        aria-valuetext={value}
        min={0}
        max={points.length - 1}
        value={at}
        $steps={points.length}
        onChange={({ target }) => setChosen(target.valueAsNumber)}
      />
    </ChartFrame>
  );
}
