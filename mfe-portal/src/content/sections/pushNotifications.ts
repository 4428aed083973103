import { NOT_AVAILABLE_YET, notLoaded, type PanelCopy, type TilesCopy } from '../panelCopy.ts';

/** Push Notifications (K23-K26). */
export const pushNotifications = {
  tiles: {
    sentToday: { label: 'Sent Today', value: '0' },
    openRate: { label: 'Open Rate', value: '0', unit: '%' },
    subscribers: { label: 'Active Subscribers', value: '0' },
    scheduled: { label: 'Scheduled', value: '0' },
  } satisfies TilesCopy,
  source: `Counted by the push delivery service. ${NOT_AVAILABLE_YET}`,
  quickSend: {
    title: 'Quick Send',
    message: 'Message',
    audience: 'Audience',
    audiences: ['All', 'VIP Members', 'Regular Customers', 'New Customers', 'Inactive Users'],
    send: 'Send Now',
    schedule: 'Schedule',
    waiting: "You can send notifications once your app's push service is connected to the portal.",
    ask: 'Ask about it in Support',
  },
  panels: {
    segments: {
      title: 'Segments',
      empty: 'No segments yet',
      emptyHint: 'Appears once your app has subscribers to group.',
    },
    scheduled: { title: 'Scheduled', empty: 'Nothing scheduled', emptyHint: 'Shows messages scheduled for later.' },
  } satisfies Readonly<Record<string, PanelCopy>>,
  history: {
    title: 'History',
    empty: 'Nothing sent yet',
    emptyHint: 'Shows each message that was sent.',
    filter: 'Filter',
    export: 'Export',
  },
} as const;

/** Delivery results of a live app, as it reports them. */
export const livePushNotifications = {
  loading: 'Loading your notifications',
  failed: notLoaded('Your notifications could not be loaded'),
  source: 'Counted by your app: notifications delivered and opened.',
  yesterday: 'Yesterday',
  before: 'Previous 30 days',
  percent: '%',
  counts: {
    title: 'Delivered and opened',
    hint: 'Notifications by day, the last 30 days',
    delivered: 'Delivered',
    opened: 'Opened',
    deliveredBefore: 'Delivered 30 days earlier',
    openedBefore: 'Opened 30 days earlier',
    summary: (delivered: string, opened: string) => `${delivered} delivered and ${opened} opened in total.`,
    beside: (delivered: string, opened: string) => `Previous 30 days: ${delivered} delivered, ${opened} opened.`,
  },
  rate: {
    title: 'Open rate by day',
    hint: "Share of each day's delivered notifications that were opened",
    now: 'Open rate in %',
    before: '30 days earlier in %',
    none: 'None delivered',
    summary: (days: number) => `Notifications were delivered on ${days} days.`,
    empty: 'No notifications yet',
    emptyHint: 'Appears once your app delivers a notification.',
  },
} as const;
