/** Copy that all metric panels share. */
export const metricPanel = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  download: 'Download CSV',
  /** Text of a missing metric, which is not zero. */
  noReport: 'No data',
  chartFailed: 'The chart could not be loaded. Here are the figures as a table.',
  retry: 'Try again',
  when: 'When',
  hour: 'Hour of the week',
  /** Columns of a CSV file. */
  source: 'Source',
  readAt: 'Updated at',
  reader: (title: string) => `${title}: browse values`,
  /** A bucket of a chart: '21 Nov 2026: 4,120 DKK'. */
  point: (when: string, figures: readonly string[]) => `${when}: ${figures.join('; ')}`,
  named: (name: string, figure: string) => `${name} ${figure}`,
} as const;
