import type { ReactNode } from 'react';
import { Body, Caption, Frame, Grid, Nothing } from './parts.ts';
import { Cell, Row, RowHeader } from './rows.ts';
import { TableHead } from './TableHead.tsx';

export interface TableColumn<R> {
  id: string;
  header: string;
  /** `end` for figures, which are then of one width. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Any CSS width. */
  width?: string;
  cell: (row: R) => ReactNode;
  /** The column that names its row. */
  rowHeader?: boolean;
  /** Stays in sight when the table scrolls sideways; a column with the id `actions` always does. */
  pinned?: boolean;
}

export interface TableSort {
  id: string;
  direction: 'asc' | 'desc';
}

export interface TableProps<R> {
  caption: ReactNode;
  /** The caption is there for assistive technology unless it is shown. */
  showCaption?: boolean;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Instead of rows, when there are none. */
  empty?: ReactNode;
  /** Rows of 40 px instead of 48. */
  dense?: boolean;
  /** Marks the row that is open elsewhere. */
  selectedKey?: string;
  className?: string;
}

/** Whether a column keeps its place at the end of a table that scrolls sideways. */
export const isPinned = <R,>(column: TableColumn<R>): boolean => column.pinned ?? column.id === 'actions';

/**
 * Rows and columns; on a narrow screen each row is a card of labels and values, by CSS alone. The roles are written
 * out because a table that is laid out as blocks is none to a browser.
 */
export function Table<R>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  empty,
  dense = false,
  selectedKey,
  className,
}: TableProps<R>) {
  if (rows.length === 0 && empty !== undefined) return <Nothing className={className}>{empty}</Nothing>;
  return (
    <Frame className={className}>
      <Grid data-dense={dense ? '' : undefined}>
        <Caption data-shown={showCaption ? '' : undefined}>{caption}</Caption>
        <TableHead {...{ columns, sort, onSort }} />
        <Body>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <Row key={key} data-selected={key === selectedKey ? '' : undefined}>
                {columns.map((column) => {
                  const about = {
                    'data-label': column.header,
                    'data-align': column.align,
                    'data-pinned': isPinned(column) ? '' : undefined,
                  };
                  return column.rowHeader ? (
                    <RowHeader key={column.id} {...about}>
                      {column.cell(row)}
                    </RowHeader>
                  ) : (
                    <Cell key={column.id} {...about}>
                      {column.cell(row)}
                    </Cell>
                  );
                })}
              </Row>
            );
          })}
        </Body>
      </Grid>
    </Frame>
  );
}
