import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { TideLine } from './TideLine.tsx';

export interface HeadingProps extends ComponentProps<'h2'> {
  level: 1 | 2 | 3 | 4;
  /** Size if it differs from the level; `title` is the 24 px of the signed-in areas. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4' | 'title';
  /** Draws a short tide line above the heading. */
  tideLine?: boolean;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading: its level is its rank in the page, its size is its look. */
export function Heading({ level, size, tideLine = false, children, ...rest }: HeadingProps) {
  const tag = tags[level];
  return (
    <Root {...rest} as={tag} data-size={size ?? tag}>
      {tideLine ? <Tide data-size={size ?? tag} /> : null}
      {children}
    </Root>
  );
}

const Tide = styled(TideLine)`
  margin-block-end: 16px;

  &[data-size='display'],
  &[data-size='h1'] {
    margin-block-end: clamp(20px, 2.4vw, 32px);
  }
`;

const Root = styled.h2`
  color: var(--ink);
  text-wrap: balance;

  &[data-size='display'] {
    font: var(--type-display);
    letter-spacing: var(--tracking-display);
  }

  &[data-size='h1'] {
    font: var(--type-h1);
    letter-spacing: var(--tracking-h1);
  }

  &[data-size='h2'] {
    font: var(--type-h2);
    letter-spacing: var(--tracking-h2);
  }

  &[data-size='title'] {
    font: var(--type-title);
    letter-spacing: var(--tracking-h3);
  }

  &[data-size='h3'] {
    font: var(--type-h3);
    letter-spacing: var(--tracking-h3);
  }

  &[data-size='h4'] {
    font: var(--type-h4);
    letter-spacing: 0;
  }
`;
