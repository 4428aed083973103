const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** '1,240 DKK', '99.4 %' or '42': a figure as it was read, with its unit. */
export const withUnit = (value: number, unit = ''): string => `${number.format(value)}${unit && ` ${unit}`}`;

/** '€99' (T22). */
export const euro = (value: number): string => `€${number.format(value)}`;
