import { t } from '@lingui/core/macro';
import type { TilesCopy } from '../panelCopy.ts';

/** Product Catalog (K33). */
export const products = {
  tiles: {
    total: { label: t`Total`, value: '0' },
    inStock: { label: t`In Stock`, value: '0' },
    lowStock: { label: t`Low Stock`, value: '0' },
    outOfStock: { label: t`Out of Stock`, value: '0' },
  } satisfies TilesCopy,
  search: t`Search products`,
  filters: [
    { label: t`Category`, value: t`All categories` },
    { label: t`Status`, value: t`All statuses` },
  ],
  sync: [
    { name: t`Sync Shopify`, status: t`Locked`, liveStatus: t`Not Connected` },
    { name: t`Sync Dandomain`, status: t`In Progress`, liveStatus: t`Not Connected` },
  ],
  list: {
    title: t`Products`,
    empty: t`No products yet`,
    emptyHint: t`Appears once your menu has items, or a connected shop has sent its products.`,
  },
  source: t`Based on your menu and your connected shop.`,
  waiting: t`You can search and filter once your menu has items, and sync once your shop is connected. Tell us about it under Integrations.`,
  connect: t`Go to Integrations`,
  failed: {
    title: t`The products could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  loading: t`Loading products`,
  labels: { all: t`Total`, in: t`In Stock`, low: t`Low Stock`, out: t`Out of Stock`, hidden: t`Hidden` },
  /** Definition of low stock. */
  lowIs: (most: number) => t`Low stock is ${most} or fewer.`,
  from: (readAt: string, hasMenu: boolean) =>
    hasMenu ? t`Your menu, and Shopify, updated ${readAt}` : t`Shopify, updated ${readAt}`,
  fromMenu: t`Your menu`,
  category: t`Category`,
  allCategories: t`All categories`,
  shop: t`Shop`,
  status: t`Status`,
  allStatuses: t`All statuses`,
  columns: {
    ...{
      title: t`Product`,
      stock: t`Stock`,
      status: t`Status`,
      category: t`Category`,
      price: t`Price`,
      actions: t`Actions`,
    },
  },
  noPrice: '–',
  editShort: t`Edit`,
  edit: (name: string) => t`Edit ${name}`,
  manage: t`Manage your menu`,
  uncounted: t`Not tracked`,
  caption: t`Products of your menu and shop`,
  none: t`No products match your search and filter.`,
} as const;
