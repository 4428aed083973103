/** Returns a share in per cent, with two decimals; null if the whole is zero. */
export const calculatePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;
