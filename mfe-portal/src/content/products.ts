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
    { name: 'Sync Shopify', status: 'Locked' },
    { name: 'Sync Dandomain', status: 'In Progress' },
  ],
  list: { title: 'Products', empty: 'No products yet' },
} as const;
