import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/mixins.ts';
import { useHasBeenInView } from '../hooks/useHasBeenInView.ts';

export interface TideLineProps extends Omit<ComponentProps<'svg'>, 'width' | 'orientation'> {
  /** Position of now, from 0 to 1: ink up to there. */
  progress?: number;
  /** Marks now with a havtorn segment after the ink. */
  now?: boolean;
  orientation?: 'horizontal' | 'vertical';
  /** Length of the line; a number is pixels. */
  width?: number | string;
}

/** Maximum share of the segment that marks now; about 32 px of a long line. */
const NOW = 0.3;
const nowShare = (length: number | string) => (typeof length === 'number' ? Math.min(NOW, 32 / length) : NOW / 4);

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100}%`;

/**
 * The tide line: ink for the past, havtorn for now, a hairline for the future. It animates once, when first visible (static before
 * that, for print), and is hidden from assistive technology.
 */
export function TideLine({
  progress = 0.7,
  now = true,
  orientation = 'horizontal',
  width = 96,
  ...rest
}: TideLineProps) {
  const [ref, seen] = useHasBeenInView<SVGSVGElement>();
  const upright = orientation === 'vertical';
  const end = now ? Math.min(1, progress + nowShare(width)) : progress;
  const stretch = (from: number, to: number) =>
    upright
      ? { x1: 2, x2: 2, y1: percent(from), y2: percent(to) }
      : { y1: 2, y2: 2, x1: percent(from), x2: percent(to) };
  return (
    <Line
      {...rest}
      ref={ref}
      aria-hidden="true"
      focusable="false"
      width={upright ? 4 : width}
      height={upright ? width : 4}
      data-waiting={seen === false ? '' : undefined}
    >
      {end < 1 ? <FutureLine {...stretch(end, 1)} /> : null}
      {progress > 0 ? <Ink {...stretch(0, progress)} pathLength={1} /> : null}
      {now && progress < 1 ? <NowLine {...stretch(progress, end)} pathLength={1} /> : null}
    </Line>
  );
}

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

const FutureLine = styled.line`
  stroke: var(--line-strong);
  stroke-width: 1;
`;

const Ink = styled.line`
  stroke: var(--ink);
  stroke-width: 2;
  stroke-dasharray: 1;
  animation: ${draw} calc(var(--motion-tide) * 0.7) var(--ease-in) both;
`;

const NowLine = styled.line`
  stroke: var(--havtorn);
  stroke-width: 4;
  stroke-dasharray: 1;
  animation: ${draw} calc(var(--motion-tide) * 0.3) calc(var(--motion-tide) * 0.7) var(--ease-in) both;
`;

const Line = styled.svg`
  display: block;
  max-inline-size: 100%;
  overflow: visible;

  /* Drawn from the left; time follows the text direction. */
  &:dir(rtl) {
    transform: scaleX(-1);
  }

  &[data-waiting] line {
    animation: none;
  }

  ${media.reducedMotion} {
    & line {
      animation: none;
    }
  }

  ${media.print} {
    & line {
      animation: none;
    }
  }
`;
