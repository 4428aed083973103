import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { TableColumn, TableSort } from './column.ts';
import { Table } from './Table.tsx';

interface Client {
  id: string;
  name: string;
  amount: number;
}

const rows: Client[] = [
  { id: 'a', name: 'Vinbar', amount: 1249 },
  { id: 'b', name: 'Café', amount: 99 },
];

const columns: TableColumn<Client>[] = [
  { id: 'name', header: 'Business', sortable: true, rowHeader: true, cell: (row) => row.name },
  { id: 'amount', header: 'Amount', sortable: true, align: 'end', cell: (row) => row.amount },
  { id: 'actions', header: 'Actions', cell: (row) => <a href={`#${row.id}`}>View {row.name}</a> },
];

function Clients() {
  const [sort, setSort] = useState<TableSort>({ id: 'name', direction: 'asc' });
  return <Table caption="Clients" {...{ rows, columns, sort }} rowKey={(row) => row.id} onSort={setSort} />;
}

const header = (name: string) => screen.getByRole('columnheader', { name });

describe('Table', () => {
  it('is a named table with column and row headers', () => {
    render(<Clients />);
    const table = screen.getByRole('table', { name: 'Clients' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('rowheader', { name: 'Vinbar' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '1249' })).toHaveAttribute('data-label', 'Amount');
  });

  it('exposes its sort order and requests another by the buttons in its header', async () => {
    render(<Clients />);
    expect(header('Business')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Amount')).toHaveAttribute('aria-sort', 'none');
    expect(header('Actions')).not.toHaveAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'Business' }));
    expect(header('Business')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(header('Amount')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Business')).toHaveAttribute('aria-sort', 'none');
  });

  it('R9: shows its empty state without rows', () => {
    render(<Table caption="Clients" columns={columns} rows={[]} rowKey={(row) => row.id} empty="No clients found" />);
    expect(screen.getByText('No clients found')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
