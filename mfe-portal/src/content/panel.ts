/** A figure in a tile. Before launch all are zero: nothing has been counted. */
export interface TileCopy {
  label: string;
  value: string;
  unit?: string;
}

/** A panel that fills once the app is live, and what it says until something is in it. */
export interface PanelCopy {
  title: string;
  empty: string;
  /** Takes the whole row. */
  wide?: boolean;
}

export interface PanelsCopy {
  tiles?: readonly TileCopy[];
  panels: readonly PanelCopy[];
}
