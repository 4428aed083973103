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
