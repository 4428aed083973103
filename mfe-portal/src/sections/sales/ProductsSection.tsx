import type { MenuItemReply } from '@skal/contracts/content/menu';
import { useState } from 'react';
import { sync } from '../../content/integrations/sync.ts';
import { SyncButton } from '../../features/connection/SyncButton.tsx';
import { useConnections } from '../../features/connection/useConnections.ts';
import { LazyItemDialog, useItemDialog } from '../../features/menu/LazyItemDialog.tsx';
import { useReadMenuQuery } from '../../features/menu/menu.api.ts';
import { ProductsEmptyState } from '../../features/products/ProductsEmptyState.tsx';
import { ShopProducts } from '../../features/products/ShopProducts.tsx';
import { useAccount } from '../../session/useAccount.ts';

/** Product Catalog: products of a live client's menu and shop (K33). */
export default function ProductsSection() {
  const { live } = useAccount();
  return live ? <LiveProducts /> : <ProductsEmptyState live={false} />;
}

/** Items of the menu open the same form as in content management. */
function LiveProducts() {
  const menu = useReadMenuQuery();
  const isConnected = useConnections(true).connectionOf('shopify') !== undefined;
  const [edited, setEdited] = useState<MenuItemReply | null>(null);
  const { triggerProps, ...dialog } = useItemDialog();
  const edit = (item: MenuItemReply) => {
    setEdited(item);
    triggerProps.onClick();
  };
  return (
    <>
      <ShopProducts
        menu={menu}
        sync={isConnected ? <SyncButton connector="shopify" label={sync.shop} /> : null}
        onEdit={edit}
      />
      <LazyItemDialog {...dialog} item={edited} categories={menu.data?.categories ?? []} categoryId="" />
    </>
  );
}
