/** Of so many times that the app was opened, in per cent and to the hundredth; null where nobody opened it. */
export const crashFreeRate = (opened: number, crashed: number): number | null =>
  opened === 0 ? null : Math.round(((opened - crashed) / opened) * 10_000) / 100;
