import { t } from '@lingui/core/macro';

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
  ...{ title, description: t`Your data is safe. Please try again in a moment.` },
});

/** Notes below a metric: previous period and other currencies. */
export const metricNotes = {
  before: (when: string, figure: string) => `${when}: ${figure}`,
  others: (sums: string) => t`and ${sums}`,
} as const;

/** Text of metrics that no app reports to these sections yet. */
export const NOT_AVAILABLE_YET = t`This data is not available here yet.`;

/** Returns the name of a data source as it is shown; an app names itself. */
export const sourceName = (name: string): string => (name === 'Demo data' ? t`Demo data` : name);

/** Tiles of a live client without reports: zero would be a value. */
export const missingMetricCopy = {
  symbol: '–',
  text: t`No data yet`,
  /** Data was reported, but none for this metric. */
  noMatch: t`No matching data yet`,
  since: (day: string) => t`No data since ${day}`,
  source: (name: string, readAt: string) => {
    const source = sourceName(name);
    return t`${source}, updated ${readAt}`;
  },
} as const;
