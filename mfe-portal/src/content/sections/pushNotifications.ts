import { plural, t } from '@lingui/core/macro';
import { NOT_AVAILABLE_YET, notLoaded, type PanelCopy, type TilesCopy } from '../panelCopy.ts';

/** Push Notifications (K23-K26). */
export const pushNotifications = {
  tiles: {
    sentToday: { label: t`Sent Today`, value: '0' },
    openRate: { label: t`Open Rate`, value: '0', unit: '%' },
    subscribers: { label: t`Active Subscribers`, value: '0' },
    scheduled: { label: t`Scheduled`, value: '0' },
  } satisfies TilesCopy,
  source: `${t`Counted by the push delivery service.`} ${NOT_AVAILABLE_YET}`,
  quickSend: {
    title: t`Quick Send`,
    message: t`Message`,
    audience: t`Audience`,
    audiences: [t`All`, t`VIP Members`, t`Regular Customers`, t`New Customers`, t`Inactive Users`],
    send: t`Send Now`,
    schedule: t`Schedule`,
    waiting: t`You can send notifications once your app's push service is connected to the portal.`,
    ask: t`Ask about it in Support`,
  },
  panels: {
    segments: {
      title: t`Segments`,
      empty: t`No segments yet`,
      emptyHint: t`Appears once your app has subscribers to group.`,
    },
    scheduled: { title: t`Scheduled`, empty: t`Nothing scheduled`, emptyHint: t`Shows messages scheduled for later.` },
  } satisfies Readonly<Record<string, PanelCopy>>,
  history: {
    title: t`History`,
    empty: t`Nothing sent yet`,
    emptyHint: t`Shows each message that was sent.`,
    filter: t`Filter`,
    export: t`Export`,
  },
} as const;

/** Delivery results of a live app, as it reports them. */
export const livePushNotifications = {
  loading: t`Loading your notifications`,
  failed: notLoaded(t`Your notifications could not be loaded`),
  source: t`Counted by your app: notifications delivered and opened.`,
  yesterday: t`Yesterday`,
  before: t`Previous 30 days`,
  percent: '%',
  counts: {
    title: t`Delivered and opened`,
    hint: t`Notifications by day, the last 30 days`,
    delivered: t`Delivered`,
    opened: t`Opened`,
    deliveredBefore: t`Delivered 30 days earlier`,
    openedBefore: t`Opened 30 days earlier`,
    summary: (delivered: string, opened: string) => t`${delivered} delivered and ${opened} opened in total.`,
    beside: (delivered: string, opened: string) => t`Previous 30 days: ${delivered} delivered, ${opened} opened.`,
  },
  rate: {
    title: t`Open rate by day`,
    hint: t`Share of each day's delivered notifications that were opened`,
    now: t`Open rate in %`,
    before: t`30 days earlier in %`,
    none: t`None delivered`,
    summary: (days: number) =>
      plural(days, { one: 'Notifications were delivered on # day.', other: 'Notifications were delivered on # days.' }),
    empty: t`No notifications yet`,
    emptyHint: t`Appears once your app delivers a notification.`,
  },
} as const;
