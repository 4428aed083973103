import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveUpdates } from '@skal/shell-kit/api';
import type { ReactNode } from 'react';
import { products } from '../../content/sections/products.ts';
import { ProductList } from './ProductList.tsx';
import { ProductsEmptyState } from './ProductsEmptyState.tsx';
import { useListShopProductQuery } from './products.api.ts';

/** Products of a live client's shop. */
export function ShopProducts({ sync }: { sync: ReactNode }) {
  const query = useListShopProductQuery();
  useLiveUpdates('metrics', query);
  const { data, isError, isFetching, refetch } = query;
  if (!data) {
    return isError && !isFetching ? (
      <ErrorState {...products.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={4} label={products.loading} />
    );
  }
  return data.length > 0 ? <ProductList products={data} sync={sync} /> : <ProductsEmptyState live />;
}
