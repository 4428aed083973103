import type { PushAudience, PushLink, PushReason, PushState } from '@skal/contracts/push/push';
import { formatInteger } from '../../format/number.ts';
import { notLoaded } from '../panelCopy.ts';

/** Sizes below five are not shown as numbers. */
const FEW = 'Fewer than 5';

const guests = (count: number | null): string => (count === null ? `${FEW} guests` : `${formatInteger(count)} guests`);

/** Names and rules of the audiences (K25); the rules are those of the api (`modules/push/audience/rules.ts`). */
export const pushAudienceCopy: Readonly<Record<PushAudience, { readonly name: string; readonly rule: string }>> = {
  all: { name: 'All', rule: 'Every guest whose phone accepts notifications.' },
  vip: { name: 'VIP Members', rule: 'Guests with 10 or more loyalty stamps in 90 days.' },
  regular: {
    name: 'Regular Customers',
    rule: 'Guests who used the app in the last 30 days, and on 4 or more days in 90 days.',
  },
  new: { name: 'New Customers', rule: 'Guests who used the app for the first time in the last 30 days.' },
  inactive: { name: 'Inactive Users', rule: 'Guests who have not used the app for 30 days.' },
};

export const pushLinkNames: Readonly<Record<PushLink, string>> = {
  home: 'Home',
  menu: 'Menu',
  events: 'Events',
  reservations: 'Reservations',
  takeaway: 'Takeaway',
  loyalty: 'Loyalty',
};

export const pushStateNames: Readonly<Record<PushState, string>> = {
  scheduled: 'Scheduled',
  preparing: 'Sending',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

const reasonNames: Readonly<Record<PushReason, string>> = {
  unregistered: 'the app was removed',
  invalid: 'the phone’s token is not valid',
  mismatch: 'the phone belongs to another Firebase project',
  expired: 'not delivered within a day',
  weekly: 'had 2 that week',
};

/** Notifications of a live app whose push service is connected (K23-K26). */
export const pushCampaigns = {
  loading: 'Loading your audiences',
  failed: notLoaded('Your audiences could not be loaded'),
  list: { loading: 'Loading sent notifications', failed: notLoaded('Your sent notifications could not be loaded') },
  few: FEW,
  guests,
  tileSource: 'Sent from the portal',
  subscriberNote: 'Guests with a phone that accepts notifications',
  broken: (problem: string) =>
    `Notifications are not delivered right now. ${problem} We have been notified. Waiting notifications are sent as soon as it works, within a day.`,
  compose: {
    title: 'Title',
    text: 'Message',
    left: (used: number, most: number) => `${used} of ${most} characters`,
    link: 'Opens',
    noLink: 'The app',
    linkHint: 'What a guest sees who opens the notification.',
    audience: 'Audience',
    audienceHint: (rule: string, count: number | null) => `${rule} ${guests(count)} now.`,
    send: 'Send Now',
    schedule: 'Schedule',
    test: 'Send Test',
    testing: 'Sending...',
  },
  confirm: {
    title: (count: number | null) => `Send to ${guests(count).toLowerCase()}?`,
    text: (title: string) => `“${title}” is sent now. It cannot be taken back.`,
    confirm: 'Send Now',
    cancel: 'Keep editing',
    busy: 'Sending...',
    question: 'Send it anyway?',
    anyway: 'Send anyway',
    sent: 'Notification on its way',
    failed: 'Not sent',
    failedReason: 'The notification was not sent. Please try again.',
  },
  schedule: {
    title: 'Schedule a notification',
    sendAt: 'Day and time',
    hint: 'In Copenhagen time. Guests are not disturbed between 22:00 and 08:00, and get at most 2 notifications a week, unless you confirm it.',
    missing: 'Please enter day and time',
    submit: 'Schedule',
    busy: 'Scheduling...',
    cancel: 'Keep editing',
    done: 'Notification scheduled',
    failed: 'Not scheduled',
    anyway: 'Schedule anyway',
    question: 'Schedule it anyway?',
  },
  testers: {
    title: 'Your own phones',
    hint: 'Tests go to these phones only, at any hour. Your guest ID is shown in your app, in your profile.',
    empty: 'No phone yet. Add yours to see a notification before your guests do.',
    add: 'Add Phone',
    guest: 'Guest ID',
    name: 'Whose phone',
    submit: 'Add phone',
    submitting: 'Adding...',
    cancel: 'Cancel',
    added: 'Phone added',
    failed: 'Not added',
    failedReason: 'The phone was not added. Please try again.',
    remove: (name: string) => `Remove ${name}`,
    removed: 'Phone removed',
    notRemoved: 'The phone was not removed. Please try again.',
    sent: 'Test sent',
    sentTo: (devices: number) => (devices === 1 ? 'To 1 phone.' : `To ${formatInteger(devices)} phones.`),
    testFailed: 'Test not sent',
    testFailedReason: 'The test was not sent. Please try again.',
  },
  segments: {
    title: 'Segments',
    audience: 'Audience',
    rule: 'Rule',
    size: 'Size',
    caption: 'Audiences and their rules',
  },
  scheduled: {
    title: 'Scheduled',
    empty: 'Nothing scheduled',
    emptyHint: 'Shows messages scheduled for later.',
    notification: 'Notification',
    audience: 'Audience',
    when: 'When',
    actions: 'Actions',
    cancel: (title: string) => `Cancel ${title}`,
    cancelShort: 'Cancel',
    question: (title: string) => `Cancel “${title}”?`,
    text: 'It will not be sent. You can write it again later.',
    confirm: 'Cancel notification',
    busy: 'Cancelling...',
    keep: 'Keep',
    cancelled: 'Notification cancelled',
    failed: 'Not cancelled',
    failedReason: 'The notification was not cancelled. Please try again.',
  },
  history: {
    title: 'History',
    empty: 'Nothing sent yet',
    emptyHint: 'Shows each message that was sent.',
    noMatch: 'No notification matches this filter.',
    filter: 'Filter',
    all: 'All audiences',
    export: 'Export',
    caption: 'Sent notifications',
    columns: {
      notification: 'Notification',
      audience: 'Audience',
      when: 'When',
      state: 'Status',
      sent: 'Sent',
      delivered: 'Delivered',
      opened: 'Opened',
      openRate: 'Open rate',
      failed: 'Not sent',
      message: 'Message',
      by: 'By',
    },
    none: '–',
    reason: (reason: PushReason, devices: number) => `${formatInteger(devices)}: ${reasonNames[reason]}`,
  },
} as const;
