import { styled } from 'styled-components';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../../icons.ts';
import { isPinned, type TableColumn, type TableSort } from './column.ts';
import { HeaderCell, HeaderRow, TableHeadSection } from './Table.styles.ts';

interface TableHeadProps<R> {
  columns: readonly TableColumn<R>[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

/** The table header; sortable columns have a button. */
export function TableHead<R>({ columns, sort, onSort }: TableHeadProps<R>) {
  return (
    <TableHeadSection>
      <HeaderRow>
        {columns.map((column) => {
          const direction = sort?.id === column.id ? sort.direction : undefined;
          return (
            <HeaderCell
              key={column.id}
              aria-sort={column.sortable ? (direction ? names[direction] : 'none') : undefined}
              data-align={column.align}
              data-pinned={isPinned(column) ? '' : undefined}
              $width={column.width}
            >
              {column.sortable && onSort ? (
                <SortButton type="button" onClick={() => onSort(next(column.id, direction))}>
                  {column.header}
                  <Sign direction={direction} />
                </SortButton>
              ) : (
                column.header
              )}
            </HeaderCell>
          );
        })}
      </HeaderRow>
    </TableHeadSection>
  );
}

const names = { asc: 'ascending', desc: 'descending' } as const;

const next = (id: string, direction: TableSort['direction'] | undefined): TableSort => ({
  id,
  direction: direction === 'asc' ? 'desc' : 'asc',
});

function Sign({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (direction === 'asc') return <ArrowUpIcon size={14} />;
  if (direction === 'desc') return <ArrowDownIcon size={14} />;
  return <ChevronsUpDownIcon size={14} data-idle="" />;
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 32px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--radius-4);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  /* In numeric columns the sort icon precedes the name, so that name and numbers are aligned at the end. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  &:hover {
    color: var(--ink);
  }

  & svg[data-idle] {
    color: var(--ink-3);
    opacity: 0;
  }

  &:hover svg[data-idle],
  &:focus-visible svg[data-idle] {
    opacity: 1;
  }
`;
