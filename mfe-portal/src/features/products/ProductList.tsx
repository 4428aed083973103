import { LOW_STOCK } from '@skal/contracts/analytics/lowStock';
import type { MenuItemReply, MenuReply } from '@skal/contracts/content/menu';
import { foldForSearch } from '@skal/contracts/fields/fold';
import type { ShopProductReply } from '@skal/contracts/integration/connection';
import {
  Badge,
  type BadgeProps,
  Button,
  SearchBox,
  Select,
  Table,
  type TableColumn,
  Text,
  TextLink,
} from '@skal/shared-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { StatTiles } from '../../components/metrics/StatTiles.tsx';
import { stockLevels } from '../../components/metrics/stockLevel.ts';
import { products as copy } from '../../content/sections/products.ts';
import { formatMoney } from '../../format/number.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { type CatalogLevel, type CatalogProduct, listCatalog } from './catalog.ts';

const { labels, columns: heads } = copy;

const tones: Readonly<Record<CatalogLevel, BadgeProps['tone']>> = {
  ...{ in: 'success', low: 'attention', out: 'danger', hidden: 'neutral' },
};

const toOption = (label: string) => ({ value: label, label });
const statuses = [
  { value: '', label: copy.allStatuses },
  ...[...stockLevels, 'hidden' as const].map((value) => ({ value, label: labels[value] })),
];

const columns = (edit: (item: MenuItemReply) => void): readonly TableColumn<CatalogProduct>[] => [
  { id: 'title', header: heads.title, rowHeader: true, breakWords: true, cell: ({ title }) => title },
  { id: 'stock', header: heads.stock, align: 'end', cell: ({ stock }) => stock ?? copy.uncounted },
  { id: 'status', header: heads.status, cell: ({ level }) => <Badge tone={tones[level]}>{labels[level]}</Badge> },
  { id: 'category', header: heads.category, breakWords: true, cell: ({ category }) => category ?? copy.shop },
  {
    id: 'price',
    header: heads.price,
    align: 'end',
    cell: ({ price }) => (price === null ? copy.noPrice : formatMoney(price / 100, 'DKK')),
  },
  {
    id: 'actions',
    header: heads.actions,
    cell: ({ item }) =>
      item ? (
        <Button size="sm" variant="quiet" aria-label={copy.edit(item.name)} onClick={() => edit(item)}>
          {copy.editShort}
        </Button>
      ) : null,
  },
];

interface Props {
  menu: MenuReply;
  products: readonly ShopProductReply[];
  /** A button that syncs the connected shop; null without one. */
  sync: ReactNode;
  /** Opens the form of an item of the menu. */
  onEdit: (item: MenuItemReply) => void;
}

/** Products of the menu and of a connected shop, with search and filters. */
export function ProductList({ menu, products, sync, onEdit }: Props) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const [category, setCategory] = useState('');
  const catalog = listCatalog(menu, products);
  const count = (wanted: CatalogLevel) => String(catalog.filter(({ level }) => level === wanted).length);
  const readAt = products.reduce((last, product) => (product.readAt > last ? product.readAt : last), '');
  const categories = [...new Set(catalog.map((product) => product.category ?? copy.shop))];
  const normalizedSearch = foldForSearch(search);
  const shown = catalog.filter(
    (product) =>
      foldForSearch(product.title).includes(normalizedSearch) &&
      (status === '' || product.level === status) &&
      (category === '' || (product.category ?? copy.shop) === category),
  );
  return (
    <SectionBody>
      {products.length > 0 ? (
        <Text tone="muted" measure>
          {copy.lowIs(LOW_STOCK)}
        </Text>
      ) : null}
      <StatTiles
        tiles={{
          all: { label: labels.all, value: String(catalog.length) },
          ...Object.fromEntries(stockLevels.map((level) => [level, { label: labels[level], value: count(level) }])),
        }}
        note={readAt === '' ? copy.fromMenu : copy.from(formatDateTime(readAt), menu.items.length > 0)}
      />
      <Toolbar>
        <SearchBox label={copy.search} value={search} onChange={setSearch} />
        <Select
          label={copy.category}
          value={category}
          options={[{ value: '', label: copy.allCategories }, ...categories.map(toOption)]}
          onValueChange={setCategory}
        />
        <Select label={copy.status} value={status} options={statuses} onValueChange={setStatus} />
        {sync}
        <TextLink as={Link} to="/content-management">
          {copy.manage}
        </TextLink>
      </Toolbar>
      <Panel title={copy.list.title}>
        {shown.length > 0 ? (
          <Table caption={copy.caption} columns={columns(onEdit)} rows={shown} rowKey={({ id }) => id} />
        ) : (
          <EmptyMessage>{catalog.length > 0 ? copy.none : copy.list.empty}</EmptyMessage>
        )}
      </Panel>
    </SectionBody>
  );
}
