import { scaleLinear } from '@visx/scale';

/** About so many horizontal lines. */
const LINES = 4;

/** Where a figure stands in a drawing, in per cent from its top, and the round figures that its lines are of. */
export interface ValueScale {
  heightOf: (value: number) => number;
  ticks: { value: number; at: number }[];
}

/** From zero, or from the lowest where something was given back, to the next round figure; of whole figures in whole ones. */
export function createValueScale(values: readonly number[]): ValueScale {
  const isWhole = values.every(Number.isInteger);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = scaleLinear({ domain: [least, least === most ? 1 : most], range: [100, 0], nice: LINES });
  const ticks = scale.ticks(LINES).filter((tick) => !isWhole || Number.isInteger(tick));
  return { heightOf: (value) => scale(value), ticks: ticks.map((value) => ({ value, at: scale(value) })) };
}
