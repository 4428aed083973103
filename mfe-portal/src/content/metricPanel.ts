import { t } from '@lingui/core/macro';

/** Copy that all metric panels share. */
export const metricPanel = {
  asTable: t`Show as table`,
  asChart: t`Show as chart`,
  download: t`Download CSV`,
  /** Text of a missing metric, which is not zero. */
  noReport: t`No data`,
  chartFailed: t`The chart could not be loaded. Here are the figures as a table.`,
  retry: t`Try again`,
  when: t`When`,
  hour: t`Hour of the week`,
  /** Columns of a CSV file. */
  source: t`Source`,
  readAt: t`Updated at`,
  /** Days in the name of a CSV file. */
  days: (from: string, to: string) => (from === to ? to : t`${from}-to-${to}`),
  reader: (title: string) => t`${title}: browse values`,
  /** A bucket of a chart: '21 Nov 2026: 4,120 DKK'. */
  point: (when: string, figures: readonly string[]) => `${when}: ${figures.join('; ')}`,
  named: (name: string, figure: string) => `${name} ${figure}`,
} as const;
