import { VisuallyHidden } from '@skal/shared-ui';
import { formatAxis, formatWhole } from '../../content/amounts.ts';
import { lastSevenDays, weekdayOf } from '../../content/days.ts';
import { liveOverview, overview } from '../../content/overview.ts';
import { topOf } from '../../parts/topOf.ts';
import { AxisLabel, Baseline, Days, Figure, GridLine, Note, Plot, Svg, Today } from './RevenueTrend.styles.ts';
import { TrendLine } from './TrendLine.tsx';
import { runsOf, type TrendDay } from './trend.scale.ts';

const { trend } = overview;

/** Where the horizontal lines stand, from the top; the baseline is drawn apart. */
const LINES = ['0.5%', '33%', '66%'];
const BASE = '99.5%';
/** The middle of the seventh of seven columns. */
const TODAY = `${(6.5 / 7) * 100}%`;

const isReported = (value: number | null): value is number => value !== null;

/**
 * Seven days of revenue: the axes are always drawn, and while nothing was reported one line of text stands in them
 * (K3). Before launch there are no days to hand over.
 */
export function RevenueTrend({ days = [] }: { days?: readonly TrendDay[] }) {
  const values = days.map(({ value }) => value).filter(isReported);
  const hasValues = values.length > 0;
  const top = topOf(values);
  const names = days.length > 0 ? days.map(({ date }) => weekdayOf(date)) : lastSevenDays(new Date());
  const total = formatWhole(values.reduce((sum, value) => sum + value, 0));
  const summary = hasValues ? liveOverview.trend.summary(values.length, total) : `${trend.empty}.`;
  return (
    <Figure>
      <VisuallyHidden as="figcaption">{`${trend.period}, in ${trend.unit}. ${summary}`}</VisuallyHidden>
      <Plot>
        <Svg aria-hidden="true">
          {LINES.map((y) => (
            <GridLine key={y} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          <Today x1={TODAY} x2={TODAY} y1="0" y2={BASE} />
          <Baseline x1="0" x2="100%" y1={BASE} y2={BASE} />
        </Svg>
        {hasValues ? runsOf(days, top).map((run) => <TrendLine key={run[0]?.x} run={run} />) : null}
        <AxisLabel data-at="top">{hasValues ? formatAxis(top) : trend.unit}</AxisLabel>
        <AxisLabel data-at="zero">0</AxisLabel>
        {hasValues ? null : (
          <Note>
            <span>{trend.empty}</span>
          </Note>
        )}
      </Plot>
      <Days aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} data-today={index === names.length - 1 ? '' : undefined}>
            {name}
          </span>
        ))}
      </Days>
    </Figure>
  );
}
