import { VisuallyHidden } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { formatAxis } from '../content/amounts.ts';
import { topOf } from './topOf.ts';

export interface Bar {
  key: string;
  /** Stands below it; some are left out where there are many. */
  mark: string;
  /** Null where nothing was reported: that is no bar, and no zero. */
  value: number | null;
}

interface Props {
  bars: readonly Bar[];
  /** What is drawn, in words. */
  summary: string;
}

/** So many marks have room below a drawing on a phone. */
const MARKS = 8;

/** Figures as bars, from zero to a round number. Who does not see them reads the summary, and the table beside. */
export function Bars({ bars, summary }: Props) {
  const top = topOf(bars.flatMap(({ value }) => (value === null ? [] : [value])));
  const every = Math.ceil(bars.length / MARKS);
  return (
    <figure>
      <VisuallyHidden as="figcaption">{summary}</VisuallyHidden>
      <Plot aria-hidden="true">
        <Axis data-at="top">{formatAxis(top)}</Axis>
        <Axis data-at="zero">0</Axis>
        {bars.map(({ key, mark, value }, index) => (
          <Column key={key}>
            <Ground>
              {value === null ? null : <Fill style={{ blockSize: `${(Math.max(0, value) / top) * 100}%` }} />}
            </Ground>
            <Mark>{index % every === 0 ? mark : ''}</Mark>
          </Column>
        ))}
      </Plot>
    </figure>
  );
}

const AXIS = '36px';

const Plot = styled.div`
  position: relative;
  display: flex;
  gap: clamp(1px, 0.6%, 8px);
  padding-inline-start: ${AXIS};

  /* The lines of the thirds, and the one that bars stand on. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: ${AXIS} 0;
    block-size: 200px;
    border-block-end: 1px solid var(--line-strong);
    background: linear-gradient(var(--line) 1px, transparent 1px) 0 0 / 100% 33.33%;
  }
`;

const Axis = styled.span`
  position: absolute;
  inset-inline-start: 0;
  inline-size: calc(${AXIS} - 8px);
  color: var(--ink-3);
  font: var(--type-meta);
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-at='top'] {
    inset-block-start: -6px;
  }

  &[data-at='zero'] {
    inset-block-start: 192px;
  }
`;

const Column = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
`;

const Ground = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  block-size: 200px;
`;

const Fill = styled.span`
  inline-size: min(100%, 36px);
  border-start-start-radius: var(--radius-4);
  border-start-end-radius: var(--radius-4);
  background: var(--series-1);
`;

/** Wider than its column where there are many. */
const Mark = styled.span`
  display: flex;
  justify-content: center;
  block-size: 28px;
  padding-block-start: 8px;
  color: var(--ink-3);
  font: var(--type-meta);
  white-space: nowrap;
`;
