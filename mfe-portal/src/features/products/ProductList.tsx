import { LOW_STOCK } from '@skal/contracts/analytics/lowStock';
import { foldForSearch } from '@skal/contracts/fields/fold';
import type { ShopProductReply } from '@skal/contracts/integration/connection';
import { Badge, type BadgeProps, SearchBox, Select, Table, type TableColumn, Text } from '@skal/shared-ui';
import { type ReactNode, useState } from 'react';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { StatTiles } from '../../components/metrics/StatTiles.tsx';
import { type StockLevel, stockLevel, stockLevels } from '../../components/metrics/stockLevel.ts';
import { products as copy } from '../../content/sections/products.ts';
import { formatDateTime } from '../../format/relativeTime.ts';

const { labels, columns: heads } = copy;

const tones: Readonly<Record<StockLevel, BadgeProps['tone']>> = { in: 'success', low: 'attention', out: 'danger' };

const columns: readonly TableColumn<ShopProductReply>[] = [
  { id: 'title', header: heads.title, rowHeader: true, cell: ({ title }) => title },
  { id: 'stock', header: heads.stock, align: 'end', cell: ({ stock }) => stock ?? copy.uncounted },
  {
    id: 'status',
    header: heads.status,
    cell: (product) => <Badge tone={tones[stockLevel(product)]}>{labels[stockLevel(product)]}</Badge>,
  },
];

const options = [
  { value: '', label: copy.allStatuses },
  ...stockLevels.map((state) => ({ value: state, label: labels[state] })),
];

/** Products of a connected shop with their stock, with search, filter and a button that syncs. */
export function ProductList({ products, sync }: { products: readonly ShopProductReply[]; sync: ReactNode }) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const count = (state: StockLevel) => String(products.filter((product) => stockLevel(product) === state).length);
  const readAt = products.reduce((last, product) => (product.readAt > last ? product.readAt : last), '');
  const normalizedSearch = foldForSearch(search);
  const shown = products.filter(
    (product) =>
      foldForSearch(product.title).includes(normalizedSearch) && (status === '' || stockLevel(product) === status),
  );
  return (
    <SectionBody>
      <Text tone="muted" measure>
        {copy.lowIs(LOW_STOCK)}
      </Text>
      <StatTiles
        tiles={{
          all: { label: labels.all, value: String(products.length) },
          ...Object.fromEntries(stockLevels.map((state) => [state, { label: labels[state], value: count(state) }])),
        }}
        note={copy.from(formatDateTime(readAt))}
      />
      <Toolbar>
        <SearchBox label={copy.search} value={search} onChange={setSearch} />
        <Select label={copy.status} value={status} options={options} onValueChange={setStatus} />
        {sync}
      </Toolbar>
      <Panel title={copy.list.title}>
        {shown.length > 0 ? (
          <Table caption={copy.caption} columns={columns} rows={shown} rowKey={({ id }) => id} />
        ) : (
          <EmptyMessage>{copy.none}</EmptyMessage>
        )}
      </Panel>
    </SectionBody>
  );
}
