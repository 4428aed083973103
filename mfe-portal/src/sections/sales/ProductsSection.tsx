import { sync } from '../../content/integrations/sync.ts';
import { SyncButton } from '../../features/connection/SyncButton.tsx';
import { ProductsEmptyState } from '../../features/products/ProductsEmptyState.tsx';
import { ShopProducts } from '../../features/products/ShopProducts.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** Product Catalog: products of a live client's shop (K33). */
export default function ProductsSection() {
  const { live } = useAccount();
  return live ? (
    <ShopProducts sync={<SyncButton connector="shopify" label={sync.shop} />} />
  ) : (
    <ProductsEmptyState live={false} />
  );
}
