import { NOT_HERE_YET, type PanelCopy, type TileCopy } from './panel.ts';

/** Push Notifications (K23-K26). */
export const push = {
  tiles: [
    { label: 'Sent Today', value: '0' },
    { label: 'Open Rate', value: '0', unit: '%' },
    { label: 'Active Subscribers', value: '0' },
    { label: 'Scheduled', value: '0' },
  ] satisfies readonly TileCopy[],
  source: `Counted by the service that delivers to phones. ${NOT_HERE_YET}`,
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
    { title: 'Segments', empty: 'No segments yet', fills: 'Will fill when your app has subscribers to group.' },
    { title: 'Scheduled', empty: 'Nothing scheduled', fills: 'Will show messages that wait for their time.' },
  ] satisfies readonly PanelCopy[],
  history: {
    title: 'History',
    empty: 'Nothing sent yet',
    fills: 'Will show each message that was sent.',
    filter: 'Filter',
    export: 'Export',
  },
} as const;
