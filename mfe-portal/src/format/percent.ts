/** Formats a part of a whole as integer per cent: '38'. */
export const toPercent = (part: number, whole: number): string => String(Math.round((part / whole) * 100));
