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
    fills: 'Will fill when a shop is connected and has sent its products.',
  },
  source: 'Counted from the shop that your app sells from. No shop can be connected to the portal yet.',
  waiting: 'So there is nothing to search, filter or sync. Tell us about your shop under Integrations.',
  connect: 'Go to Integrations',
} as const;
