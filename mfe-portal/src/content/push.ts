import type { PanelCopy, TileCopy } from './panel.ts';

/** Push Notifications (K23-K26). */
export const push = {
  tiles: [
    { label: 'Sent Today', value: '0' },
    { label: 'Open Rate', value: '0', unit: '%' },
    { label: 'Active Subscribers', value: '0' },
    { label: 'Scheduled', value: '0' },
  ] satisfies readonly TileCopy[],
  quickSend: {
    title: 'Quick Send',
    message: 'Message',
    audience: 'Audience',
    audiences: ['All', 'VIP Members', 'Regular Customers', 'New Customers', 'Inactive Users'],
    send: 'Send Now',
    schedule: 'Schedule',
  },
  panels: [
    { title: 'Segments', empty: 'No segments yet' },
    { title: 'Scheduled', empty: 'Nothing scheduled' },
  ] satisfies readonly PanelCopy[],
  history: { title: 'History', empty: 'Nothing sent yet', filter: 'Filter', export: 'Export' },
} as const;
