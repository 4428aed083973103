import { formatMetric } from './number.ts';

/** '1,240 DKK', '99.4 %' or '42': a figure as it was read, with its unit. */
export const formatWithUnit = (value: number, unit = ''): string => `${formatMetric(value, unit)}${unit && ` ${unit}`}`;
