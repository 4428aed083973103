export interface TrendDay {
  date: string;
  value: number | null;
}

export interface TrendPoint {
  /** Both in per cent of the plot, from the top left. */
  x: number;
  y: number;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The top of the axis: the next round number, in thirds that are round as well. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  if (most === 0) return 3;
  const raw = most / 3;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = (STEPS.find((candidate) => candidate * size >= raw) ?? 10) * size;
  return Math.max(1, step) * 3;
}

/** Days without a report break the line: what was not reported is not drawn. */
export function runsOf(days: readonly TrendDay[], top: number): TrendPoint[][] {
  const runs: TrendPoint[][] = [];
  let run: TrendPoint[] = [];
  for (const [index, { value }] of days.entries()) {
    if (value === null) {
      if (run.length > 0) runs.push(run);
      run = [];
      continue;
    }
    run.push({ x: ((index + 0.5) / days.length) * 100, y: 100 - (Math.max(0, value) / top) * 100 });
  }
  if (run.length > 0) runs.push(run);
  return runs;
}
