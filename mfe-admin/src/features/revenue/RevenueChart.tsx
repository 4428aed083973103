import type { RevenueHistoryReply } from '@skal/contracts/finance/revenue';
import { VisuallyHidden } from '@skal/shared-ui';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useState } from 'react';
import { styled } from 'styled-components';
import { revenueHistory as copy, formatYearMonth, formatYearMonthShort } from '../../content/dashboard/revenue.ts';
import { formatCompactMoney, formatMoney } from '../../format/money.ts';

type Months = RevenueHistoryReply['months'];

/** Approximate number of horizontal lines. */
const LINES = 3;
const percent = (value: number) => `${value}%`;

function summaryOf(months: Months): string {
  const [best] = months.toSorted((a, b) => b.amount - a.amount);
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  if (!best || months.every(({ amount }) => amount === 0)) return copy.empty;
  return copy.summary(formatMoney(total), formatYearMonth(best.month), formatMoney(best.amount));
}

/**
 * A bar per month from zero; a month with more refunds than payments has a negative bar. Arrow keys and presses select a month, whose
 * value is announced.
 */
export function RevenueChart({ months }: { months: Months }) {
  const [chosen, setChosen] = useState(months.length - 1);
  const selectedIndex = Math.min(chosen, months.length - 1);
  const value =
    months[selectedIndex] &&
    copy.value(formatYearMonth(months[selectedIndex].month), formatMoney(months[selectedIndex].amount));
  const amounts = months.map(({ amount }) => amount);
  const x = scaleBand({
    domain: months.map(({ month }) => month),
    range: [0, 100],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });
  const y = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(100, ...amounts)],
    range: [100, 0],
    nice: LINES,
  });
  const zero = y(0);
  return (
    <Figure>
      <VisuallyHidden as="figcaption">{`${copy.title}. ${summaryOf(months)}`}</VisuallyHidden>
      <Value aria-hidden="true">{value}</Value>
      <Plot>
        <Svg aria-hidden="true">
          {y.ticks(LINES).map((tick) => (
            <GridLine key={tick} x1="0" x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} />
          ))}
          {months.map(({ month, amount }, index) => (
            <Bar
              key={month}
              data-at={index === selectedIndex ? '' : undefined}
              x={percent(x(month) ?? 0)}
              width={percent(x.bandwidth())}
              y={percent(Math.min(zero, y(amount)))}
              height={percent(Math.abs(y(amount) - zero))}
            >
              <title>{`${formatYearMonth(month)}: ${formatMoney(amount)}`}</title>
            </Bar>
          ))}
          <Baseline x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} />
        </Svg>
        {y.ticks(LINES).map((tick) => (
          <AxisLabel key={tick} aria-hidden="true" style={{ insetBlockStart: percent(y(tick)) }}>
            {formatCompactMoney(tick)}
          </AxisLabel>
        ))}
        <Reader
          type="range"
          aria-label={copy.reader}
          aria-valuetext={value}
          min={0}
          max={months.length - 1}
          value={selectedIndex}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
        />
      </Plot>
      <Names aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{formatYearMonthShort(month)}</span>
        ))}
      </Names>
    </Figure>
  );
}

/** Width of the axis labels' column. */
const AXIS = '52px';

const Figure = styled.figure`
  margin: 0;
  padding-block-start: 8px;
  padding-inline-start: ${AXIS};
`;

const Value = styled.p`
  padding-block-end: 12px;
  color: var(--ink);
  font: var(--type-label);
  font-family: var(--font-figures);
`;

const Plot = styled.div`
  position: relative;
  block-size: 220px;
`;

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
`;

const GridLine = styled.line`
  stroke: var(--line);
`;

const Baseline = styled.line`
  stroke: var(--line-strong);
`;

const Bar = styled.rect`
  fill: var(--series-1);

  &:last-of-type {
    fill-opacity: 0.6;
  }

  figure:focus-within &[data-at],
  figure:hover &[data-at] {
    stroke: var(--ink);
    stroke-width: 2;
  }
`;

const thumb = `
  inline-size: calc(100% / 12);
  block-size: 220px;
  border: 0;
  background: transparent;
`;

/** An invisible range input over the bars, with a visible focus ring; its thumb is as wide as a month. */
const Reader = styled.input`
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
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`;

const AxisLabel = styled.span`
  position: absolute;
  inset-inline-start: -${AXIS};
  inline-size: calc(${AXIS} - 8px);
  color: var(--ink-3);
  font: var(--type-meta);
  font-variant-numeric: tabular-nums;
  text-align: end;
  transform: translateY(-50%);
`;

const Names = styled.div`
  display: grid;
  container-type: inline-size;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  padding-block-start: 10px;
  color: var(--ink-3);
  font: var(--type-meta);
  justify-items: center;
  white-space: nowrap;

  /* Every other label, if there is no space for twelve. */
  @media (max-width: 37.49875em) {
    & > span:nth-child(odd) {
      visibility: hidden;
    }
  }

  & > :last-child {
    color: var(--ink);
    font-weight: 600;
  }

  /* Two labels if the text is large. */
  @container (width < 12rem) {
    & > span:not(:nth-child(6n)) {
      visibility: hidden;
    }

    & > :last-child {
      justify-self: end;
    }
  }
`;
