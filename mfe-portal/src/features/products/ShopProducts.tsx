import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { products } from '../../content/products.ts';
import { LiveProducts } from './LiveProducts.tsx';
import { NoProducts } from './NoProducts.tsx';
import { useListShopProductQuery } from './products.api.ts';

/** The products of a live client's shop, as it tells of them. */
export function ShopProducts() {
  const { data, isError, isFetching, refetch } = useListShopProductQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError && !isFetching ? (
      <ErrorState {...products.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={4} label={products.loading} />
    );
  }
  return data.length > 0 ? <LiveProducts products={data} /> : <NoProducts live />;
}
