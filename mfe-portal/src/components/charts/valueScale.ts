import { scaleLinear } from '@visx/scale';

/** Approximate number of horizontal lines. */
const LINES = 4;

/** Maps values to per cent from the top of a chart, and has the round values of its lines. */
export interface ValueScale {
  heightOf: (value: number) => number;
  ticks: { value: number; at: number }[];
}

/** Builds a y scale from min(0, lowest value) to the next rounded maximum. Uses integer ticks if all values are integers. */
export function createValueScale(values: readonly number[]): ValueScale {
  const isWhole = values.every(Number.isInteger);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = scaleLinear({ domain: [least, least === most ? 1 : most], range: [100, 0], nice: LINES });
  const ticks = scale.ticks(LINES).filter((tick) => !isWhole || Number.isInteger(tick));
  return { heightOf: (value) => scale(value), ticks: ticks.map((value) => ({ value, at: scale(value) })) };
}
