import { formatFigure } from '../../../content/amounts.ts';

/** '1,240 DKK', '99.4 %' or '42': a figure as it was read, with its unit. */
export const withUnit = (value: number, unit = ''): string => `${formatFigure(value, unit)}${unit && ` ${unit}`}`;
