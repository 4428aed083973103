import type { CohortReply } from '@skal/contracts/analytics/adoption';
import { VisuallyHidden } from '@skal/shared-ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { liveAdoption as copy } from '../../content/sections/adoption.ts';
import { formatInteger } from '../../format/number.ts';
import { toPercent } from '../../format/percent.ts';
import { formatDayTick } from '../../format/timeBucket.ts';

interface Props {
  /** At least one, oldest first. */
  cohorts: readonly CohortReply[];
  /** Text alternative of the chart. */
  caption: string;
}

/** Maximum number of weeks on a phone; the table has all of them. */
const MAX_LABELS = 8;
/** Strongest background with sufficient text contrast, in per cent. */
const STRONGEST = 45;

/** A row per first week: its guests, and the share that returned in each later week, as number on a tinted background. */
export function CohortGrid({ cohorts, caption }: Props) {
  const weeks = Math.min(MAX_LABELS, cohorts[0]?.retained.length ?? 0);
  const columns = Array.from({ length: weeks }, (_, index) => index);
  return (
    <figure>
      <VisuallyHidden as="figcaption">{caption}</VisuallyHidden>
      <Weeks aria-hidden="true" style={{ gridTemplateColumns: `auto auto repeat(${weeks}, minmax(0, 1fr))` }}>
        <span>{copy.firstWeek}</span>
        <Count>{copy.guests}</Count>
        {columns.map((index) => (
          <Header key={index}>{`+${index + 1}`}</Header>
        ))}
        {cohorts.map(({ week, guests, retained }) => (
          <Fragment key={week}>
            <span>{formatDayTick(week)}</span>
            <Count>{formatInteger(guests)}</Count>
            {columns.map((index) => {
              const count = retained[index];
              if (count === undefined) return <span key={index} />;
              const share = toPercent(count, guests);
              const ground = Math.round((count / guests) * STRONGEST);
              return (
                <Cell
                  key={index}
                  style={{ background: `color-mix(in srgb, var(--series-1) ${ground}%, var(--surface))` }}
                >
                  {share}
                </Cell>
              );
            })}
          </Fragment>
        ))}
      </Weeks>
    </figure>
  );
}

const Weeks = styled.div`
  display: grid;
  gap: 2px;
  align-items: center;
  color: var(--ink-2);
  font: var(--type-meta);
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  padding-inline: 8px;
  text-align: end;
`;

const Header = styled.span`
  color: var(--ink-3);
  text-align: center;
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  block-size: 28px;
  border-radius: var(--radius-4);
  color: var(--ink);
`;
