import type { ShopProductReply } from '@skal/contracts/connection';
import { foldForSearch } from '@skal/contracts/fold';
import { LOW_STOCK } from '@skal/contracts/lowStock';
import { Badge, type BadgeProps, SearchBox, Select, Table, type TableColumn, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { formatMoment } from '../../content/moments.ts';
import { products as words } from '../../content/products.ts';
import { EmptyLine } from '../../parts/EmptyLine.tsx';
import { SectionBody } from '../../parts/Grid.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { type StockState, stockOf, stockStates } from '../../parts/stock.ts';
import { Tiles } from '../../parts/Tiles.tsx';
import { Toolbar } from '../../parts/Toolbar.tsx';

const { labels, columns: heads } = words;

const tones: Readonly<Record<StockState, BadgeProps['tone']>> = { in: 'mos', low: 'havtorn', out: 'tegl' };

const columns: readonly TableColumn<ShopProductReply>[] = [
  { id: 'title', header: heads.title, rowHeader: true, cell: ({ title }) => title },
  { id: 'stock', header: heads.stock, align: 'end', cell: ({ stock }) => stock ?? words.uncounted },
  {
    id: 'status',
    header: heads.status,
    cell: (product) => <Badge tone={tones[stockOf(product)]}>{labels[stockOf(product)]}</Badge>,
  },
];

const options = [
  { value: '', label: words.allStatuses },
  ...stockStates.map((state) => ({ value: state, label: labels[state] })),
];

/** What a connected shop sells, and how much of it there is, to be searched and filtered. */
export function LiveProducts({ products }: { products: readonly ShopProductReply[] }) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const count = (state: StockState) => String(products.filter((product) => stockOf(product) === state).length);
  const readAt = products.reduce((last, product) => (product.readAt > last ? product.readAt : last), '');
  const looked = foldForSearch(search);
  const shown = products.filter(
    (product) => foldForSearch(product.title).includes(looked) && (status === '' || stockOf(product) === status),
  );
  return (
    <SectionBody>
      <Text tone="ink-2" measure>
        {words.lowIs(LOW_STOCK)}
      </Text>
      <Tiles
        tiles={[
          { label: labels.all, value: String(products.length) },
          ...stockStates.map((state) => ({ label: labels[state], value: count(state) })),
        ]}
        note={words.from(formatMoment(readAt))}
      />
      <Toolbar>
        <SearchBox label={words.search} value={search} onChange={setSearch} />
        <Select label={words.status} value={status} options={options} onValueChange={setStatus} />
      </Toolbar>
      <Panel title={words.list.title}>
        {shown.length > 0 ? (
          <Table caption={words.caption} columns={columns} rows={shown} rowKey={({ id }) => id} />
        ) : (
          <EmptyLine>{words.none}</EmptyLine>
        )}
      </Panel>
    </SectionBody>
  );
}
