/** A tile of a metric. Before launch all are zero: nothing has been counted. */
export interface TileCopy {
  label: string;
  value: string;
  unit?: string;
}

/** An empty panel and its copy. */
export interface PanelCopy {
  title: string;
  empty: string;
  /** What will fill the panel, for live clients. */
  emptyHint: string;
  /** Spans the whole row. */
  wide?: boolean;
}

export interface PanelsCopy {
  tiles?: readonly TileCopy[];
  panels: readonly PanelCopy[];
  /** Where the metrics will come from, for live clients. */
  source: string;
}

/** Load error of metrics. */
export const notLoaded = (title: string) => ({
  ...{ title, description: 'What your app has reported is not lost. Try again in a moment.' },
});

/** Notes below a metric: previous period and other currencies. */
export const beside = {
  before: (when: string, figure: string) => `${when}: ${figure}`,
  others: (sums: string) => `and ${sums}`,
} as const;

/** Text of metrics that no app reports to these sections yet. */
export const NOT_AVAILABLE_YET = 'They do not reach this section yet.';

/** Tiles of a live client without reports: zero would be a value. */
export const missingMetricCopy = {
  sign: '–',
  words: 'No data yet',
  /** Data was reported, but none for this metric. */
  nothing: 'Nothing to count so far',
  since: (day: string) => `No report since ${day}`,
  source: (source: string, readAt: string) => `${source}, read ${readAt}`,
} as const;
