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
  /** What is drawn, in words. */
  caption: string;
  /** The horizontal lines, in per cent from the top; without a label none stands beside it. */
  ticks: readonly { at: number; label?: string }[];
  /** Where figures stand on, in per cent from the top. */
  zero: number;
  /** What stands below, one for each step; some are left out where there are many. */
  marks: readonly { key: string; mark: string }[];
  /** The middle of today's step, in per cent. */
  now?: number;
  /** Stands above the drawing, which keeps its room. */
  head?: ReactNode;
  /** It stands in for a drawing that is on its way. */
  awaits?: true;
  children?: ReactNode;
}

/** So many marks have room below a drawing on a phone. */
const MOST = 8;
const percent = (value: number) => `${value}%`;

/** What every drawing over time stands in: lines, their figures, and the steps below. It needs no library. */
export function ChartFrame({ caption, ticks, zero, marks, now, head, awaits, children }: Props) {
  const every = Math.ceil(marks.length / MOST);
  return (
    <Figure data-awaits={awaits && ''}>
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
