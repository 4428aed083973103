/** '38': a part of the whole in per cent, without decimals. */
export const toPercent = (part: number, whole: number): string => String(Math.round((part / whole) * 100));
