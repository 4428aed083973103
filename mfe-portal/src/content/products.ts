import type { TileCopy } from './panel.ts';

/** Product Catalog (K33). */
export const products = {
  tiles: [
    { label: 'Total', value: '0' },
    { label: 'In Stock', value: '0' },
    { label: 'Low Stock', value: '0' },
    { label: 'Out of Stock', value: '0' },
  ] satisfies readonly TileCopy[],
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
    fills: 'Fills when a shop is connected and has sent its products.',
  },
  source: 'Counted from the shop that your app sells from. No shop is connected so far.',
  waiting: 'Search and filters open with the first product. A shop is synced once it is connected.',
  connect: 'Go to Integrations',
} as const;
