import { VisuallyHidden } from '@skal/shared-ui';
import type { ReactNode } from 'react';
import {
  AxisLabel,
  AxisTicks,
  Baseline,
  Figure,
  FullSizeSvg,
  GridLine,
  Head,
  Plot,
  TodayLine,
} from './chart.styles.ts';

interface Props {
  /** Text alternative of the chart. */
  caption: string;
  /** Horizontal lines, in per cent from the top, with an optional label. */
  ticks: readonly { at: number; label?: string }[];
  /** Position of zero, in per cent from the top. */
  zero: number;
  /** Labels below the chart, one per bucket; some are omitted if there are many. */
  marks: readonly { key: string; mark: string }[];
  /** Center of today's bucket, in per cent. */
  now?: number;
  /** Content above the chart; its space is always reserved. */
  head?: ReactNode;
  /** The frame is the placeholder of a chart that is loading. */
  isPlaceholder?: true;
  children?: ReactNode;
}

/** Maximum number of labels below a chart on a phone. */
const MAX_LABELS = 8;
const percent = (value: number) => `${value}%`;

/** Frame of every time series chart: lines, their labels, and the buckets below. Needs no chart library. */
export function ChartFrame({ caption, ticks, zero, marks, now, head, isPlaceholder, children }: Props) {
  const every = Math.ceil(marks.length / MAX_LABELS);
  return (
    <Figure data-loading={isPlaceholder && ''}>
      <VisuallyHidden as="figcaption">{caption}</VisuallyHidden>
      {head === undefined ? null : <Head>{head}</Head>}
      <Plot>
        <FullSizeSvg aria-hidden="true">
          {ticks.map(({ at }) => (
            <GridLine key={at} x1="0" x2="100%" y1={percent(at)} y2={percent(at)} />
          ))}
          {now === undefined ? null : <TodayLine x1={percent(now)} x2={percent(now)} y1="0" y2="100%" />}
          <Baseline x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} />
        </FullSizeSvg>
        {ticks.map(({ at, label }) =>
          label === undefined ? null : (
            <AxisLabel key={at} aria-hidden="true" style={{ insetBlockStart: percent(at) }}>
              {label}
            </AxisLabel>
          ),
        )}
        {children}
      </Plot>
      <AxisTicks aria-hidden="true">
        {marks.map(({ key, mark }, index) => (
          <span key={key} data-now={now !== undefined && index === marks.length - 1 ? '' : undefined}>
            {(marks.length - 1 - index) % every === 0 ? mark : ''}
          </span>
        ))}
      </AxisTicks>
    </Figure>
  );
}
