import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface SkeletonRow {
  /** Any CSS width; 100 % by default. */
  width?: string;
  /** In pixels. */
  height?: number;
}

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Shape of the expected content: a number of lines, or the size of each row. */
  rows?: number | readonly SkeletonRow[];
  /** What is loading, for assistive technology. */
  label?: string;
}

/**
 * Placeholder of loading content. Appears after 200 ms, so that fast responses do not flash. `data-loading` marks the page as
 * incomplete for tests.
 */
export function Skeleton({ rows = 3, label = t`Loading`, ...rest }: SkeletonProps) {
  const shape: readonly SkeletonRow[] =
    typeof rows === 'number'
      ? Array.from({ length: rows }, (_, index) => ({ width: index === rows - 1 ? '62%' : '100%' }))
      : rows;
  return (
    <Column {...rest} role="status" data-loading="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {keyed(shape).map(([key, { width = '100%', height = 16 }]) => (
        <Bar key={key} aria-hidden="true" $width={width} $height={height} />
      ))}
    </Column>
  );
}

/** The rows have no ids; their index is the key. */
const keyed = (rows: readonly SkeletonRow[]) => rows.map((row, index) => [index, row] as const);

const appear = keyframes`
  from { opacity: 0; }
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  animation: ${appear} var(--motion-pop) 200ms var(--ease-in) backwards;
`;

const Bar = styled.span<{ $width: string; $height: number }>`
  position: relative;
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height}px;
  border: 1px solid transparent;
  border-radius: var(--radius-4);
  background: var(--sunken);
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--line), transparent);
    opacity: 0.6;
    animation: ${pass} 1.6s linear infinite;
  }

  ${media.reducedMotion} {
    &::after {
      display: none;
    }
  }
`;
