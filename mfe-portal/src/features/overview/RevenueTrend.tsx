import { VisuallyHidden } from '@skal/shared-ui';
import { lastSevenDays } from '../../content/days.ts';
import { overview } from '../../content/overview.ts';
import { AxisLabel, Baseline, Days, Figure, GridLine, Note, Plot, Svg, Today } from './RevenueTrend.styles.ts';

const { trend } = overview;

/** Where the horizontal lines stand, from the top; the baseline is drawn apart. */
const LINES = ['0.5%', '33%', '66%'];
const BASE = '99.5%';
/** The middle of the seventh of seven columns. */
const TODAY = `${(6.5 / 7) * 100}%`;

/** Seven days of revenue: the axes are drawn, and while nothing was earned one line of text stands in them (K3). */
export function RevenueTrend() {
  const days = lastSevenDays(new Date());
  return (
    <Figure>
      <VisuallyHidden as="figcaption">{`${trend.period}, in ${trend.unit}. ${trend.empty}.`}</VisuallyHidden>
      <Plot>
        <Svg aria-hidden="true">
          {LINES.map((y) => (
            <GridLine key={y} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          <Today x1={TODAY} x2={TODAY} y1="0" y2={BASE} />
          <Baseline x1="0" x2="100%" y1={BASE} y2={BASE} />
        </Svg>
        <AxisLabel data-at="top">{trend.unit}</AxisLabel>
        <AxisLabel data-at="zero">0</AxisLabel>
        <Note>
          <span>{trend.empty}</span>
        </Note>
      </Plot>
      <Days aria-hidden="true">
        {days.map((name, index) => (
          <span key={name} data-today={index === days.length - 1 ? '' : undefined}>
            {name}
          </span>
        ))}
      </Days>
    </Figure>
  );
}
