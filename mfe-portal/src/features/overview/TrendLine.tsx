import { styled } from 'styled-components';
import type { TrendPoint } from './trend.scale.ts';

const at = ({ x, y }: TrendPoint) => `${x} ${y}`;

/** One unbroken stretch of reported days: a line over an area, and a dot where the stretch is a single day. */
export function TrendLine({ run }: { run: readonly TrendPoint[] }) {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return null;
  const line = run.map(at).join(' L ');
  return (
    <Stretched viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {run.length > 1 ? <Area d={`M ${line} L ${last.x} 100 L ${first.x} 100 Z`} /> : null}
      {/* A line of no length with round ends is a dot. */}
      <Line d={run.length > 1 ? `M ${line}` : `M ${at(first)} h 0.001`} data-dot={run.length > 1 ? undefined : ''} />
    </Stretched>
  );
}

const Stretched = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
`;

const Area = styled.path`
  fill: var(--series-1);
  fill-opacity: 0.1;
`;

const Line = styled.path`
  fill: none;
  stroke: var(--series-1);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;

  &[data-dot] {
    stroke-width: 8;
  }
`;
