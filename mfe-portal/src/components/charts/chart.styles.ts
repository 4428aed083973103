import { styled } from 'styled-components';

/** Width of the axis labels' column. */
const AXIS = '40px';
const HEIGHT = '220px';

export const Figure = styled.figure`
  margin: 0;
  padding-inline-start: ${AXIS};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-block-size: 20px;
  margin-inline-start: -${AXIS};
  padding-block-end: 16px;
  color: var(--ink);
  font: var(--type-label);
`;

export const Plot = styled.div`
  position: relative;
  block-size: ${HEIGHT};
`;

export const FullSizeSvg = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
`;

export const GridLine = styled.line`
  stroke: var(--line);
`;

export const Baseline = styled.line`
  stroke: var(--line-strong);
`;

/** Today's line: dashed, in the accent colour of the current position. */
export const TodayLine = styled.line`
  stroke: var(--havtorn);
  stroke-width: 1.5;
  stroke-dasharray: 4 4;
`;

export const AxisLabel = styled.span`
  position: absolute;
  inset-inline-start: -${AXIS};
  display: flex;
  /* A longer label grows away from the chart. */
  justify-content: flex-end;
  inline-size: calc(${AXIS} - 8px);
  color: var(--ink-3);
  font: var(--type-meta);
  font-family: var(--font-figures);
  white-space: nowrap;
  transform: translateY(-50%);
`;

export const AxisTicks = styled.div`
  display: flex;
  min-block-size: 28px;
  padding-block-start: 10px;
  color: var(--ink-3);
  font: var(--type-meta);
  white-space: nowrap;

  /* A label is wider than its bucket if there are many. */
  & > span {
    display: flex;
    flex: 1 1 0;
    justify-content: center;
    min-inline-size: 0;
  }

  & > [data-now] {
    color: var(--ink);
    font-weight: 600;
  }
`;

export const Bar = styled.rect`
  fill: var(--series-1);

  figure:focus-within &[data-at],
  figure:hover &[data-at] {
    stroke: var(--ink);
    stroke-width: 2;
  }
`;

export const Area = styled.path`
  fill: var(--series-1);
  fill-opacity: 0.1;
`;

export const Line = styled.path`
  fill: none;
  stroke: var(--series-1);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;

  &[data-dot] {
    stroke-width: 8;
  }
`;

export const ComparisonLine = styled(Line)`
  stroke: var(--series-2);
  stroke-dasharray: 6 4;
  stroke-linecap: butt;

  &[data-nth='1'] {
    stroke: var(--series-3);
    stroke-dasharray: 2 3;
  }
`;

/** Comparison value of a bar: a line across it. */
export const ReferenceMark = styled(Line)`
  stroke: var(--ink);
  stroke-linecap: butt;
`;

/** Marks the selected bucket below a line. */
export const SelectedMarker = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: 0;
  border-inline-start: 1px solid transparent;

  figure:focus-within &,
  figure:hover & {
    border-color: var(--ink-3);
  }
`;

/** An invisible range input over the chart, with a visible focus ring; its thumb is as wide as a bucket. */
export const ChartSlider = styled.input<{ $steps: number }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  background: transparent;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: calc(100% / ${({ $steps }) => $steps});
    block-size: ${HEIGHT};
    border: 0;
    background: transparent;
  }

  &::-moz-range-thumb {
    inline-size: calc(100% / ${({ $steps }) => $steps});
    block-size: ${HEIGHT};
    border: 0;
    background: transparent;
  }
`;
