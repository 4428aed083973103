/** Returns the share of openings without a crash, in per cent with two decimals; null without openings. */
export const calculateCrashFreeRate = (opened: number, crashed: number): number | null =>
  opened === 0 ? null : Math.round(((opened - crashed) / opened) * 10_000) / 100;
