import type { TilesCopy } from '../panelCopy.ts';

/** Product Catalog (K33). */
export const products = {
  tiles: {
    total: { label: 'Total', value: '0' },
    inStock: { label: 'In Stock', value: '0' },
    lowStock: { label: 'Low Stock', value: '0' },
    outOfStock: { label: 'Out of Stock', value: '0' },
  } satisfies TilesCopy,
  search: 'Search products',
  filters: [
    { label: 'Category', value: 'All categories' },
    { label: 'Status', value: 'All statuses' },
  ],
  sync: [
    { name: 'Sync Shopify', status: 'Locked', liveStatus: 'Not Connected' },
    { name: 'Sync Dandomain', status: 'In Progress', liveStatus: 'Not Connected' },
  ],
  list: {
    title: 'Products',
    empty: 'No products yet',
    emptyHint: 'Appears once your menu has items, or a connected shop has sent its products.',
  },
  source: 'Based on your menu and your connected shop.',
  waiting:
    'You can search and filter once your menu has items, and sync once your shop is connected. Tell us about it under Integrations.',
  connect: 'Go to Integrations',
  failed: {
    title: 'The products could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  loading: 'Loading products',
  labels: { all: 'Total', in: 'In Stock', low: 'Low Stock', out: 'Out of Stock', hidden: 'Hidden' },
  /** Definition of low stock. */
  lowIs: (most: number) => `Low stock is ${most} or fewer.`,
  from: (readAt: string, hasMenu: boolean) => `${hasMenu ? 'Your menu, and ' : ''}Shopify, updated ${readAt}`,
  fromMenu: 'Your menu',
  category: 'Category',
  allCategories: 'All categories',
  shop: 'Shop',
  status: 'Status',
  allStatuses: 'All statuses',
  columns: {
    ...{ title: 'Product', stock: 'Stock', status: 'Status', category: 'Category', price: 'Price', actions: 'Actions' },
  },
  noPrice: '–',
  editShort: 'Edit',
  edit: (name: string) => `Edit ${name}`,
  manage: 'Manage your menu',
  uncounted: 'Not tracked',
  caption: 'Products of your menu and shop',
  none: 'No products match your search and filter.',
} as const;
