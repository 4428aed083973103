import { NOT_AVAILABLE_YET, notLoaded, type PanelCopy, type TileCopy } from '../panelCopy.ts';

/** Push Notifications (K23-K26). */
export const pushNotifications = {
  tiles: [
    { label: 'Sent Today', value: '0' },
    { label: 'Open Rate', value: '0', unit: '%' },
    { label: 'Active Subscribers', value: '0' },
    { label: 'Scheduled', value: '0' },
  ] satisfies [TileCopy, TileCopy, TileCopy, TileCopy],
  source: `Counted by the service that delivers to phones. ${NOT_AVAILABLE_YET}`,
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
    { title: 'Segments', empty: 'No segments yet', emptyHint: 'Will fill when your app has subscribers to group.' },
    { title: 'Scheduled', empty: 'Nothing scheduled', emptyHint: 'Will show messages that wait for their time.' },
  ] satisfies readonly PanelCopy[],
  history: {
    title: 'History',
    empty: 'Nothing sent yet',
    emptyHint: 'Will show each message that was sent.',
    filter: 'Filter',
    export: 'Export',
  },
} as const;

/** Delivery results of a live app, as it reports them. */
export const livePushNotifications = {
  loading: 'Loading your notifications',
  failed: notLoaded('Your notifications did not load'),
  source: 'Counted by your app: what reached a phone, and what was opened there.',
  yesterday: 'Yesterday',
  before: 'The 30 days before',
  percent: '%',
  counts: {
    title: 'Delivered and opened',
    hint: 'Notifications by day, the last 30 days',
    delivered: 'Delivered',
    opened: 'Opened',
    deliveredBefore: 'Delivered 30 days earlier',
    openedBefore: 'Opened 30 days earlier',
    summary: (delivered: string, opened: string) => `${delivered} delivered and ${opened} opened in all.`,
    beside: (delivered: string, opened: string) => `The 30 days before: ${delivered} delivered, ${opened} opened.`,
  },
  rate: {
    title: 'Open rate by day',
    hint: 'Opened on a day, in per cent of what was delivered on it',
    now: 'Open rate in %',
    before: '30 days earlier in %',
    none: 'None delivered',
    summary: (days: number) => `Notifications were delivered on ${days} days.`,
    empty: 'No notifications yet',
    emptyHint: 'Will fill when your app delivers a notification.',
  },
} as const;
