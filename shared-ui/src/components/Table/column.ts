import type { ReactNode } from 'react';

export interface TableColumn<R> {
  id: string;
  header: string;
  /** `end` for figures, which are then of one width. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Any CSS width. */
  width?: string;
  cell: (row: R) => ReactNode;
  /** Somebody's own words, in which a word may be of any length: it breaks where the column ends. A row's name does so anyway. */
  wraps?: boolean;
  /** The column that names its row. */
  rowHeader?: boolean;
  /** Stays in sight when the table scrolls sideways; a column with the id `actions` always does. */
  pinned?: boolean;
}

export interface TableSort {
  id: string;
  direction: 'asc' | 'desc';
}

/** Whether a column keeps its place at the end of a table that scrolls sideways. */
export const isPinned = <R>(column: TableColumn<R>): boolean => column.pinned ?? column.id === 'actions';
