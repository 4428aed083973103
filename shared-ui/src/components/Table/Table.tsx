import type { ComponentProps, ReactNode } from 'react';
import { isPinned, type TableColumn, type TableSort } from './column.ts';
import { Cell, CellText, Row, RowHeader } from './rows.styles.ts';
import { Body, Caption, EmptyRow, Frame, Grid } from './Table.styles.ts';
import { TableHead } from './TableHead.tsx';
import { useScrollableRegion } from './useScrollableRegion.ts';

export interface TableProps<R> {
  caption: ReactNode;
  /** Otherwise only assistive technology gets the caption. */
  showCaption?: boolean;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  /** Rows of 40 px instead of 48. */
  dense?: boolean;
  /** Marks the row that is open elsewhere. */
  selectedKey?: string;
  /** More props of a row, e.g. to drop another one on it: `data-over` outlines it. */
  rowProps?: (row: R) => ComponentProps<'tr'>;
  className?: string;
}

/**
 * A table; on a narrow screen each row is a card of labels and values, by CSS alone. The roles are explicit because browsers drop
 * table semantics from tables laid out as blocks.
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
  rowProps,
  className,
}: TableProps<R>) {
  const { frame, nameId, focusProps } = useScrollableRegion();
  if (rows.length === 0 && empty !== undefined) return <EmptyRow className={className}>{empty}</EmptyRow>;
  return (
    <Frame ref={frame} className={className} {...focusProps}>
      <Grid data-dense={dense ? '' : undefined}>
        <Caption id={nameId} data-shown={showCaption ? '' : undefined}>
          {caption}
        </Caption>
        <TableHead {...{ columns, sort, onSort }} />
        <Body>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <Row key={key} {...rowProps?.(row)} data-selected={key === selectedKey ? '' : undefined}>
                {columns.map((column) => {
                  const about = {
                    'data-label': column.header,
                    'data-align': column.align,
                    'data-pinned': isPinned(column) ? '' : undefined,
                    'data-wraps': column.breakWords ? '' : undefined,
                  };
                  const inside = column.cell(row);
                  const CellComponent = column.rowHeader ? RowHeader : Cell;
                  return (
                    <CellComponent key={column.id} {...about}>
                      {column.rowHeader || column.breakWords ? <CellText>{inside}</CellText> : inside}
                    </CellComponent>
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
