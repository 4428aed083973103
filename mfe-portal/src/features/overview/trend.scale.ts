export interface TrendDay {
  date: string;
  value: number | null;
}

export interface TrendPoint {
  /** Both in per cent of the plot, from the top left. */
  x: number;
  y: number;
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
