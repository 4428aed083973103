import { useAccount } from '../account/useAccount.ts';
import { ProductsEmptyState } from '../features/products/NoProducts.tsx';
import { ShopProducts } from '../features/products/ShopProducts.tsx';

/** Product Catalog: what the shop of a live client sells (K33). */
export default function ProductsSection() {
  const { live } = useAccount();
  return live ? <ShopProducts /> : <ProductsEmptyState live={false} />;
}
