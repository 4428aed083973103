import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TableColumn, TableSort } from './column.ts';
import { Table, type TableProps } from './Table.tsx';

interface Order {
  id: string;
  guest: string;
  total: number;
}

const rows: Order[] = [
  { id: 'a', guest: 'Karen', total: 249 },
  { id: 'b', guest: 'Jonas', total: 99 },
];

const columns: TableColumn<Order>[] = [
  { id: 'guest', header: 'Guest', sortable: true, rowHeader: true, cell: ({ guest }) => guest },
  { id: 'total', header: 'Total', sortable: true, align: 'end', width: '120px', cell: ({ total }) => `${total} kr.` },
  { id: 'note', header: 'Note', cell: () => 'none' },
  { id: 'actions', header: 'Actions', cell: ({ guest }) => <button type="button">Open {guest}</button> },
];

const table = (about: Partial<TableProps<Order>> = {}) => (
  <Table caption="Orders" rowKey={({ id }) => id} {...{ columns, rows, ...about }} />
);
const header = (name: string) => screen.getByRole('columnheader', { name });
const cellsOf = (guest: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${guest}`) })).getAllByRole('cell');

describe('a table', () => {
  // Browsers drop table semantics from a table laid out as cards unless its roles are explicit.
  it.each([
    ['table', ['table']],
    ['rowgroup', ['thead', 'tbody']],
    ['row', ['tr', 'tr', 'tr']],
    ['columnheader', ['th', 'th', 'th', 'th']],
    ['rowheader', ['th', 'th']],
    ['cell', ['td', 'td', 'td', 'td', 'td', 'td']],
  ])('has an explicit role %s', (role, elements) => {
    const { container } = render(table());
    const written = [...container.querySelectorAll(`[role="${role}"]`)];
    expect(written.map((element) => element.localName)).toEqual(elements);
  });

  it('labels each value for the card layout, which has no header', () => {
    render(table());
    expect(cellsOf('Jonas').map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
      ['Total', '99 kr.'],
      ['Note', 'none'],
      ['Actions', 'Open Jonas'],
    ]);
  });

  it('names rows by their header, and scopes headers', () => {
    render(table());
    expect(screen.getByRole('rowheader', { name: 'Karen' })).toHaveAttribute('scope', 'row');
    expect(header('Note')).toHaveAttribute('scope', 'col');
  });

  it('has a caption for assistive technology, and a visible one on request', () => {
    const { rerender } = render(table());
    const hidden = getComputedStyle(screen.getByText('Orders')).position;
    rerender(table({ showCaption: true }));
    expect([hidden, getComputedStyle(screen.getByText('Orders')).position]).toEqual(['absolute', '']);
    expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
  });

  it('pins the actions and every column marked as pinned', () => {
    const pinned = columns.map((column) => (column.id === 'actions' ? { ...column, pinned: false } : column));
    const { rerender } = render(table());
    expect(header('Actions')).toHaveAttribute('data-pinned');
    expect(header('Note')).not.toHaveAttribute('data-pinned');
    expect(cellsOf('Karen').map((cell) => 'pinned' in cell.dataset)).toEqual([false, false, true]);
    rerender(table({ columns: pinned.map((column) => ({ ...column, pinned: column.id === 'note' })) }));
    expect(cellsOf('Karen').map((cell) => 'pinned' in cell.dataset)).toEqual([false, true, false]);
  });

  it('marks the selected row', () => {
    render(table({ selectedKey: 'b' }));
    const marked = screen.getAllByRole('row').filter((row) => 'selected' in row.dataset);
    expect(marked.map((row) => row.textContent)).toEqual([expect.stringMatching(/^Jonas/)]);
  });

  it('keeps its header without rows and without an empty state', () => {
    render(table({ rows: [] }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  it('shows its empty state in place of rows, and rows again when there are some', () => {
    const { rerender } = render(table({ rows: [], empty: <a href="/menu">Open the shop</a> }));
    expect(screen.getByRole('link', { name: 'Open the shop' })).toBeVisible();
    rerender(table({ empty: <a href="/menu">Open the shop</a> }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });
});

describe('a sortable column', () => {
  const onSort = jest.fn<(sort: TableSort) => void>();
  beforeEach(() => onSort.mockClear());

  it.each<[string, TableSort | undefined, string, TableSort]>([
    ['nothing yet', undefined, 'none', { id: 'total', direction: 'asc' }],
    ['another column', { id: 'guest', direction: 'asc' }, 'none', { id: 'total', direction: 'asc' }],
    ['itself', { id: 'total', direction: 'asc' }, 'ascending', { id: 'total', direction: 'desc' }],
    ['itself, backwards', { id: 'total', direction: 'desc' }, 'descending', { id: 'total', direction: 'asc' }],
    ['what is no column', { id: 'gone', direction: 'asc' }, 'none', { id: 'total', direction: 'asc' }],
  ])('after %s', async (_, sort, ariaSort, expected) => {
    render(table({ sort, onSort }));
    expect(header('Total')).toHaveAttribute('aria-sort', ariaSort);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Total' }));
    expect(onSort.mock.calls).toEqual([[expected]]);
  });

  it('works by keyboard and keeps the focus', async () => {
    const user = userEvent.setup({ delay: null });
    render(table({ onSort }));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Guest' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onSort).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Guest' })).toHaveFocus();
  });

  it('has a button only with onSort, and only if it is sortable', () => {
    const { rerender } = render(table({ sort: { id: 'total', direction: 'asc' } }));
    expect(within(header('Total')).queryByRole('button')).not.toBeInTheDocument();
    expect(header('Total')).toHaveAttribute('aria-sort', 'ascending');
    rerender(table({ onSort }));
    expect(within(header('Note')).queryByRole('button')).not.toBeInTheDocument();
    expect(header('Note')).not.toHaveAttribute('aria-sort');
  });
});
