import { VisuallyHidden } from '@skal/shared-ui';
import { scaleSqrt } from '@visx/scale';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { formatHourOfWeek, formatWeekdayTick } from '../../format/timeBucket.ts';

/** An hour of the week with its metric. Day 0 is Sunday. */
export interface HourOfWeek {
  weekday: number;
  hour: number;
  value: number;
  /** The value of the previous period, for the table; null if missing. */
  before?: number | null;
}

interface Props {
  hours: readonly HourOfWeek[];
  /** Text alternative of the chart. */
  summary: string;
  format: (value: number) => string;
}

/** Weeks start on Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
/** Maximum number of hour labels on a phone. */
const MAX_LABELS = 8;

/** Chart of the hours of the week: a dot per hour, with an area proportional to its value. From the first to the last hour with a value. */
export function HourOfWeekChart({ hours, summary, format }: Props) {
  const counted = hours.filter(({ value }) => value > 0);
  const first = Math.min(...counted.map(({ hour }) => hour));
  const last = Math.max(...counted.map(({ hour }) => hour));
  const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const every = Math.ceil(columns.length / MAX_LABELS);
  const size = scaleSqrt({ domain: [0, Math.max(...counted.map(({ value }) => value))], range: [0, 1] });
  const valueAt = new Map(counted.map(({ weekday, hour, value }) => [`${weekday} ${hour}`, value]));
  return (
    <figure>
      <VisuallyHidden as="figcaption">{summary}</VisuallyHidden>
      <Week aria-hidden="true" style={{ gridTemplateColumns: `40px repeat(${columns.length}, minmax(0, 1fr))` }}>
        {WEEKDAYS.map((weekday) => (
          <Fragment key={weekday}>
            <Day>{formatWeekdayTick(weekday)}</Day>
            {columns.map((hour) => {
              const value = valueAt.get(`${weekday} ${hour}`) ?? 0;
              const name = formatHourOfWeek(weekday, hour);
              return (
                <Cell key={hour} title={`${name}: ${format(value)}`}>
                  <Dot style={{ inlineSize: `calc(min(100%, 24px) * ${size(value)})` }} />
                </Cell>
              );
            })}
          </Fragment>
        ))}
        <span />
        {columns.map((hour, index) => (
          <Hour key={hour}>{index % every === 0 ? hour : ''}</Hour>
        ))}
      </Week>
    </figure>
  );
}

const Week = styled.div`
  display: grid;
  color: var(--ink-3);
  font: var(--type-meta);
`;

const Day = styled.span`
  align-self: center;
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  block-size: 28px;
  border-block-end: 1px solid var(--line);
`;

const Dot = styled.span`
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--series-1);

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Hour = styled.span`
  display: flex;
  justify-content: center;
  padding-block-start: 8px;
  font-variant-numeric: tabular-nums;
`;
