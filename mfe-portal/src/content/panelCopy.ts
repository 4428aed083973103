/** A tile of a metric. Before launch all are zero: nothing has been counted. */
export interface TileCopy {
  label: string;
  value: string;
  unit?: string;
}

export type TilesCopy = Readonly<Record<string, TileCopy>>;

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
  /** In the order of the page. */
  tiles?: TilesCopy;
  panels: Readonly<Record<string, PanelCopy>>;
  /** Where the metrics will come from, for live clients. */
  source: string;
}

/** Load error of metrics. */
export const notLoaded = (title: string) => ({
  ...{ title, description: 'Your data is safe. Please try again in a moment.' },
});

/** Notes below a metric: previous period and other currencies. */
export const metricNotes = {
  before: (when: string, figure: string) => `${when}: ${figure}`,
  others: (sums: string) => `and ${sums}`,
} as const;

/** Text of metrics that no app reports to these sections yet. */
export const NOT_AVAILABLE_YET = 'This data is not available here yet.';

/** Tiles of a live client without reports: zero would be a value. */
export const missingMetricCopy = {
  symbol: '–',
  text: 'No data yet',
  /** Data was reported, but none for this metric. */
  noMatch: 'No matching data yet',
  since: (day: string) => `No data since ${day}`,
  source: (source: string, readAt: string) => `${source}, updated ${readAt}`,
} as const;
