import type { TileCopy } from '../panelCopy.ts';

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
    emptyHint: 'Will fill when a shop is connected and has sent its products.',
  },
  source: 'Counted from the shop that your app sells from, once it is connected.',
  waiting: 'Until then there is nothing to search, filter or sync. Tell us about your shop under Integrations.',
  connect: 'Go to Integrations',
  failed: { title: 'The products could not be read', description: 'They are not lost. Try again in a moment.' },
  loading: 'Reading the products',
  labels: { all: 'Total', in: 'In Stock', low: 'Low Stock', out: 'Out of Stock' },
  /** Definition of low stock. */
  lowIs: (most: number) => `Low stock is ${most} or fewer.`,
  from: (readAt: string) => `Shopify, read ${readAt}`,
  status: 'Status',
  allStatuses: 'All statuses',
  columns: { title: 'Product', stock: 'Stock', status: 'Status' },
  uncounted: 'Not counted',
  caption: 'Products of your shop',
  none: 'No product fits. Change the search or the status.',
} as const;
