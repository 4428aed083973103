import { styled } from 'styled-components';

/** The column that the axis's own labels stand in. */
const AXIS = '36px';

export const Figure = styled.figure`
  padding-inline-start: ${AXIS};
`;

export const Plot = styled.div`
  position: relative;
  block-size: 220px;
`;

export const Svg = styled.svg`
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

/** Today: dashed, in the colour that marks where one is. */
export const Today = styled.line`
  stroke: var(--havtorn);
  stroke-width: 1.5;
  stroke-dasharray: 4 4;
`;

export const AxisLabel = styled.span`
  position: absolute;
  inset-inline-start: -${AXIS};
  inline-size: calc(${AXIS} - 8px);
  color: var(--ink-3);
  font: var(--type-meta);
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-at='top'] {
    inset-block-start: -6px;
  }

  &[data-at='zero'] {
    inset-block-end: -8px;
  }
`;

export const Note = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  & > span {
    padding: 4px 12px;
    background: var(--surface);
    color: var(--ink-2);
    font: var(--type-label);
  }
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  padding-block-start: 10px;
  color: var(--ink-3);
  font: var(--type-meta);
  text-align: center;

  & > [data-today] {
    color: var(--ink);
    font-weight: 600;
  }
`;
