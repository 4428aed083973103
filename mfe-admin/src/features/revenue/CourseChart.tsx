import type { RevenueCourseReply } from '@skal/contracts/revenue';
import { VisuallyHidden } from '@skal/shared-ui';
import { scaleBand, scaleLinear } from '@visx/scale';
import { styled } from 'styled-components';
import { formatMoney, formatShort } from '../../content/money.ts';
import { monthName, monthShort, course as words } from '../../content/revenue.ts';

type Months = RevenueCourseReply['months'];

/** About so many horizontal lines. */
const LINES = 3;
const percent = (value: number) => `${value}%`;

function summaryOf(months: Months): string {
  const [best] = months.toSorted((one, other) => other.amount - one.amount);
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  if (!best || months.every(({ amount }) => amount === 0)) return words.empty;
  return words.summary(formatMoney(total), monthName(best.month), formatMoney(best.amount));
}

/** A bar for each month, from zero up; a month in which more was given back than paid hangs below. */
export function CourseChart({ months }: { months: Months }) {
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
      <VisuallyHidden as="figcaption">{`${words.title}. ${summaryOf(months)}`}</VisuallyHidden>
      <Plot aria-hidden="true">
        <Svg>
          {y.ticks(LINES).map((tick) => (
            <GridLine key={tick} x1="0" x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} />
          ))}
          {months.map(({ month, amount }) => (
            <Bar
              key={month}
              x={percent(x(month) ?? 0)}
              width={percent(x.bandwidth())}
              y={percent(Math.min(zero, y(amount)))}
              height={percent(Math.abs(y(amount) - zero))}
            >
              <title>{`${monthName(month)}: ${formatMoney(amount)}`}</title>
            </Bar>
          ))}
          <Baseline x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} />
        </Svg>
        {y.ticks(LINES).map((tick) => (
          <AxisLabel key={tick} style={{ insetBlockStart: percent(y(tick)) }}>
            {formatShort(tick)}
          </AxisLabel>
        ))}
      </Plot>
      <Names aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{monthShort(month)}</span>
        ))}
      </Names>
    </Figure>
  );
}

/** The column that the axis's own labels stand in. */
const AXIS = '52px';

const Figure = styled.figure`
  margin: 0;
  padding-block-start: 8px;
  padding-inline-start: ${AXIS};
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
  grid-template-columns: repeat(12, minmax(0, 1fr));
  padding-block-start: 10px;
  color: var(--ink-3);
  font: var(--type-meta);
  justify-items: center;
  white-space: nowrap;

  /* Every other one, where twelve have no room. */
  @media (max-width: 599.98px) {
    & > span:nth-child(odd) {
      visibility: hidden;
    }
  }

  & > :last-child {
    color: var(--ink);
    font-weight: 600;
  }
`;
