import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentDocs, noop } from '../../testing/componentDocs.ts';
import { Button } from '../Button/Button.tsx';
import { Badge } from '../data/Badge.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import type { TableColumn, TableSort } from './column.ts';
import { Table } from './Table.tsx';

interface Client {
  name: string;
  state: string;
  monthly: number;
}

const rows: readonly Client[] = [
  { name: 'Nordlys Bakery', state: 'Active', monthly: 2400 },
  { name: 'Salon Åse', state: 'Paused', monthly: 0 },
];

const columns: readonly TableColumn<Client>[] = [
  { id: 'name', header: 'Business', sortable: true, rowHeader: true, cell: ({ name }) => name },
  { id: 'state', header: 'State', cell: ({ state }) => <Badge>{state}</Badge> },
  {
    id: 'monthly',
    header: 'Monthly',
    align: 'end',
    sortable: true,
    cell: ({ monthly }) => monthly.toLocaleString('en'),
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ name }) => (
      <Button size="sm" variant="quiet" aria-label={`View ${name}`}>
        View
      </Button>
    ),
  },
];

const meta = {
  title: 'Data/Table',
  component: Table<Client>,
  args: {
    caption: 'Clients',
    columns,
    rows,
    rowKey: ({ name }) => name,
    sort: { id: 'name', direction: 'asc' },
    onSort: noop,
  },
  parameters: {
    about: {
      keys: { 'Enter, Space': 'on a column header: sorts by it, and reverses the order when pressed again' },
      accessibility: [
        'Named by its caption. On a narrow screen each row is a card, and the table roles remain.',
        'The sorted column has `aria-sort`.',
      ],
      handlerProps: { onSort: (sort: TableSort) => ({ sort }) },
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof Table<Client>>;
export default meta;

export const Example: StoryObj<typeof meta> = {};

export const Dense: StoryObj<typeof meta> = { args: { dense: true, selectedKey: 'Nordlys Bakery', showCaption: true } };

export const Empty: StoryObj<typeof meta> = { args: { rows: [], empty: <EmptyState title="No client yet" /> } };

/** Long words break at the column end: in the row header, and in columns with `wraps`. */
export const LongWords: StoryObj<typeof meta> = {
  args: {
    rows: [{ name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', state: 'Active', monthly: 2400 }],
    columns: [
      ...columns.slice(0, 1),
      {
        id: 'answer',
        header: 'Answers to',
        breakWords: true,
        cell: () => 'bestillinger.og.reservationer.i.weekenden@nordlys-bakery.example',
      },
      ...columns.slice(1),
    ],
  },
};

/** At 320 px, as on a phone, it scrolls horizontally and its actions stay visible. */
export const Narrow: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Table {...args} />
    </div>
  ),
};
