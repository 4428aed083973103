import type { PanelCopy, TileCopy } from './panel.ts';

/** Push Notifications (K23-K26). */
export const push = {
  tiles: [
    { label: 'Sent Today', value: '0' },
    { label: 'Open Rate', value: '0', unit: '%' },
    { label: 'Active Subscribers', value: '0' },
    { label: 'Scheduled', value: '0' },
  ] satisfies readonly TileCopy[],
  source: 'Counted by the service that delivers to phones. Nothing has been reported so far.',
  quickSend: {
    title: 'Quick Send',
    message: 'Message',
    audience: 'Audience',
    audiences: ['All', 'VIP Members', 'Regular Customers', 'New Customers', 'Inactive Users'],
    send: 'Send Now',
    schedule: 'Schedule',
    waiting: 'Sending opens when the delivery service of your app is connected to the portal.',
    ask: 'Ask about it in Support',
  },
  panels: [
    { title: 'Segments', empty: 'No segments yet', fills: 'Fills when your app has subscribers to group.' },
    { title: 'Scheduled', empty: 'Nothing scheduled', fills: 'Fills with messages that wait for their time.' },
  ] satisfies readonly PanelCopy[],
  history: {
    title: 'History',
    empty: 'Nothing sent yet',
    fills: 'Fills with each message sent. Filter and export open with the first one.',
    filter: 'Filter',
    export: 'Export',
  },
} as const;
