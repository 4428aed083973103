import type { MenuItemReply } from '@skal/contracts/content/menu';
import { Badge, Switch, Table, type TableColumn, Text } from '@skal/shared-ui';
import { useAsyncAction } from '@skal/shell-kit/api';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { useDragOrder } from '../../components/controls/useDragOrder.ts';
import { allergenNames, liveMenu as copy } from '../../content/menu/liveMenu.ts';
import { formatClock } from '../../format/clock.ts';
import { formatMoney } from '../../format/number.ts';
import { ItemActions } from './ItemActions.tsx';
import { useEditMenuItemMutation, useSellOutMenuItemMutation } from './menu.api.ts';

/** Switches "sold out", which guests see at once. */
function SoldOutSwitch({ item }: { item: MenuItemReply }) {
  const [sellOut] = useSellOutMenuItemMutation();
  const act = useAsyncAction();
  // Drawn at once, until the item has been read again.
  const [wanted, setWanted] = useState<{ item: MenuItemReply; soldOut: boolean } | null>(null);
  const change = (soldOut: boolean) => {
    setWanted({ item, soldOut });
    const send = () => sellOut({ params: { id: item.id }, body: { soldOut } }).unwrap();
    void act(send, { failed: copy.soldOutFailed, onFailed: () => setWanted(null) });
  };
  return (
    <Switch
      label={copy.soldOut}
      aria-label={copy.soldOutOf(item.name)}
      checked={wanted?.item === item ? wanted.soldOut : item.soldOut}
      onCheckedChange={change}
    />
  );
}

interface ItemNameProps {
  item: MenuItemReply;
  /** Makes the item movable by pointer. */
  dragProps: ComponentProps<'span'>;
}

const ItemName = ({ item: { name, description, allergens }, dragProps }: ItemNameProps) => (
  <Names {...dragProps}>
    {name}
    {description ? (
      <Text as="span" size="meta" tone="subtle">
        {description}
      </Text>
    ) : null}
    {allergens.length > 0 ? (
      <Text as="span" size="meta" tone="subtle">
        {allergens.map((allergen) => allergenNames[allergen]).join(', ')}
      </Text>
    ) : null}
  </Names>
);

interface Props {
  category: string;
  /** The items of one category, in order. */
  items: readonly MenuItemReply[];
  onEdit: (item: MenuItemReply) => void;
}

/** The items of a category. */
export function MenuTable({ category, items, onEdit }: Props) {
  const { columns: heads } = copy;
  const [edit, moving] = useEditMenuItemMutation();
  const act = useAsyncAction();
  const move = (id: string, position: number) => {
    const version = items.find((item) => item.id === id)?.version ?? 1;
    void act(() => edit({ params: { id }, body: { version, position } }).unwrap(), { failed: copy.moveFailed });
  };
  const { dragProps, dropProps } = useDragOrder(
    items.map(({ id }) => id),
    move,
  );
  const columns: readonly TableColumn<MenuItemReply>[] = [
    {
      ...{ id: 'name', header: heads.name, rowHeader: true },
      cell: (item) => <ItemName item={item} dragProps={dragProps(item.id)} />,
    },
    { id: 'price', header: heads.price, align: 'end', cell: ({ price }) => formatMoney(price / 100, 'DKK') },
    {
      id: 'times',
      header: heads.times,
      cell: ({ availableFrom: from, availableTo: to }) =>
        from && to ? copy.times(formatClock(from), formatClock(to)) : copy.always,
    },
    {
      id: 'status',
      header: heads.status,
      cell: ({ status }) => (
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{copy.statusNames[status]}</Badge>
      ),
    },
    { id: 'soldOut', header: heads.soldOut, cell: (item) => <SoldOutSwitch item={item} /> },
    {
      id: 'actions',
      header: heads.actions,
      cell: (item) => (
        <ItemActions
          item={item}
          place={items.indexOf(item)}
          count={items.length}
          isMoving={moving.isLoading}
          onMove={(place) => move(item.id, place)}
          onEdit={() => onEdit(item)}
        />
      ),
    },
  ];
  return (
    <Table
      caption={copy.caption(category)}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      rowProps={({ id }) => dropProps(id)}
    />
  );
}

const Names = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  cursor: grab;
`;
