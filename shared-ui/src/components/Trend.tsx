import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MinusIcon, TrendingDownIcon, TrendingUpIcon } from '../icons.ts';

export interface TrendProps {
  direction: 'up' | 'down' | 'stable';
  /** The word, and more if there is more to say; Up, Down or Stable by default. */
  children?: ReactNode;
}

const words = { up: 'Up', down: 'Down', stable: 'Stable' } as const;
const signs = { up: TrendingUpIcon, down: TrendingDownIcon, stable: MinusIcon } as const;

/** Where a figure is going: an arrow and a word; the colour comes second. */
export function Trend({ direction, children = words[direction] }: TrendProps) {
  const Sign = signs[direction];
  return (
    <Line data-direction={direction}>
      <Sign size={16} />
      {children}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--ink-2);
  font: var(--type-meta);

  &[data-direction='up'] svg {
    color: var(--mos);
  }

  &[data-direction='down'] svg {
    color: var(--tegl);
  }
`;
