import type { ReactNode } from 'react';

export interface TableColumn<R> {
  id: string;
  header: string;
  /** `end` for numbers, which then use tabular digits. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Any CSS width. */
  width?: string;
  cell: (row: R) => ReactNode;
  /** User text that may contain long words: they break at the column end. Row headers always break. */
  breakWords?: boolean;
  /** The column that names its row. */
  rowHeader?: boolean;
  /** Stays visible when the table scrolls horizontally; a column with the id `actions` always does. */
  pinned?: boolean;
}

export interface TableSort {
  id: string;
  direction: 'asc' | 'desc';
}

/** Returns whether a column is pinned to the end of a horizontally scrolling table. */
export const isPinned = <R>(column: TableColumn<R>): boolean => column.pinned ?? column.id === 'actions';
