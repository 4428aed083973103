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
    emptyHint: 'Appears once a shop is connected and has sent its products.',
  },
  source: 'Based on your connected shop.',
  waiting: 'You can search, filter and sync once your shop is connected. Tell us about it under Integrations.',
  connect: 'Go to Integrations',
  failed: {
    title: 'The products could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  loading: 'Loading products',
  labels: { all: 'Total', in: 'In Stock', low: 'Low Stock', out: 'Out of Stock' },
  /** Definition of low stock. */
  lowIs: (most: number) => `Low stock is ${most} or fewer.`,
  from: (readAt: string) => `Shopify, updated ${readAt}`,
  status: 'Status',
  allStatuses: 'All statuses',
  columns: { title: 'Product', stock: 'Stock', status: 'Status' },
  uncounted: 'Not tracked',
  caption: 'Products of your shop',
  none: 'No products match your search and filter.',
} as const;
