/** A figure in a tile. Before launch all are zero: nothing has been counted. */
export interface TileCopy {
  label: string;
  value: string;
  unit?: string;
}

/** A panel that nothing fills so far, and what it says. */
export interface PanelCopy {
  title: string;
  empty: string;
  /** Said to a live client: what will fill it. */
  emptyHint: string;
  /** Takes the whole row. */
  wide?: boolean;
}

export interface PanelsCopy {
  tiles?: readonly TileCopy[];
  panels: readonly PanelCopy[];
  /** Said to a live client above it all: where the figures will come from. */
  source: string;
}

/** Said of reported figures that a read did not bring. */
export const notLoaded = (title: string) => ({
  ...{ title, description: 'What your app has reported is not lost. Try again in a moment.' },
});

/** What stands below a figure: what it was before, and what came in in other currencies. */
export const beside = {
  before: (when: string, figure: string) => `${when}: ${figure}`,
  others: (sums: string) => `and ${sums}`,
} as const;

/** Said of figures that no app reports to these sections so far. */
export const NOT_AVAILABLE_YET = 'They do not reach this section yet.';

/** What a tile shows a live client until its figure has been reported: a zero would be a figure. */
export const missingMetricCopy = {
  sign: '–',
  words: 'No data yet',
  /** Something was reported, and nothing that this figure is made of. */
  nothing: 'Nothing to count so far',
  since: (day: string) => `No report since ${day}`,
  source: (source: string, readAt: string) => `${source}, read ${readAt}`,
} as const;
