import type { MenuItemReply, MenuReply } from '@skal/contracts/content/menu';
import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveUpdates } from '@skal/shell-kit/api';
import type { ReactNode } from 'react';
import { products } from '../../content/sections/products.ts';
import { ProductList } from './ProductList.tsx';
import { ProductsEmptyState } from './ProductsEmptyState.tsx';
import { useListShopProductQuery } from './products.api.ts';

interface Props {
  menu: {
    readonly data?: MenuReply | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => PromiseLike<unknown>;
  };
  /** A button that syncs the connected shop; null without one. */
  sync: ReactNode;
  /** Opens the form of an item of the menu. */
  onEdit: (item: MenuItemReply) => void;
}

/** Products of a live client: those of the menu, and of the connected shop. */
export function ShopProducts({ menu, sync, onEdit }: Props) {
  const shop = useListShopProductQuery();
  useLiveUpdates('metrics', shop);
  if (!shop.data || !menu.data) {
    const failed = [shop, menu].filter(({ data, isError, isFetching }) => !data && isError && !isFetching);
    return failed.length > 0 ? (
      <ErrorState {...products.failed} onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
    ) : (
      <Skeleton rows={4} label={products.loading} />
    );
  }
  if (shop.data.length + menu.data.items.length === 0 && !sync) return <ProductsEmptyState live />;
  return <ProductList menu={menu.data} products={shop.data} {...{ sync, onEdit }} />;
}
