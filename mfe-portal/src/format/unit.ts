import { formatMetric, joinUnit } from './number.ts';

/** Formats a metric with its unit: '1,240 DKK', '99.4 %' or '42'. */
export const formatWithUnit = (value: number, unit = ''): string => joinUnit(formatMetric(value, unit), unit);
