import { ProductsEmptyState } from '../../features/products/ProductsEmptyState.tsx';
import { ShopProducts } from '../../features/products/ShopProducts.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** Product Catalog: products of a live client's shop (K33). */
export default function ProductsSection() {
  const { live } = useAccount();
  return live ? <ShopProducts /> : <ProductsEmptyState live={false} />;
}
