import { plural, t } from '@lingui/core/macro';
import type { PushAudience, PushLink, PushReason, PushState } from '@skal/contracts/push/push';
import { formatInteger } from '../../format/number.ts';
import { notLoaded } from '../panelCopy.ts';

/** Sizes below five are not shown as numbers. */
const FEW = t`Fewer than 5`;

const guests = (count: number | null): string =>
  count === null ? t`Fewer than 5 guests` : plural(count, { one: '# guest', other: '# guests' });

const guestsNow = (count: number | null): string =>
  count === null ? t`Fewer than 5 guests now.` : plural(count, { one: '# guest now.', other: '# guests now.' });

/** Names and rules of the audiences (K25); the rules are those of the api (`modules/push/audience/rules.ts`). */
export const pushAudienceCopy: Readonly<Record<PushAudience, { readonly name: string; readonly rule: string }>> = {
  all: { name: t`All`, rule: t`Every guest whose phone accepts notifications.` },
  vip: { name: t`VIP Members`, rule: t`Guests with 10 or more loyalty stamps in 90 days.` },
  regular: {
    name: t`Regular Customers`,
    rule: t`Guests who used the app in the last 30 days, and on 4 or more days in 90 days.`,
  },
  new: { name: t`New Customers`, rule: t`Guests who used the app for the first time in the last 30 days.` },
  inactive: { name: t`Inactive Users`, rule: t`Guests who have not used the app for 30 days.` },
};

export const pushLinkNames: Readonly<Record<PushLink, string>> = {
  home: t`Home`,
  menu: t({ message: 'Menu', context: 'food' }),
  events: t`Events`,
  reservations: t`Reservations`,
  takeaway: t`Takeaway`,
  loyalty: t`Loyalty`,
};

export const pushStateNames: Readonly<Record<PushState, string>> = {
  scheduled: t`Scheduled`,
  preparing: t`Sending`,
  sending: t`Sending`,
  sent: t`Sent`,
  cancelled: t({ message: 'Cancelled', context: 'notification' }),
};

const reasonNames: Readonly<Record<PushReason, string>> = {
  unregistered: t`the app was removed`,
  invalid: t`the phone’s token is not valid`,
  mismatch: t`the phone belongs to another Firebase project`,
  expired: t`not delivered within a day`,
  weekly: t`had 2 that week`,
};

/** Notifications of a live app whose push service is connected (K23-K26). */
export const pushCampaigns = {
  loading: t`Loading your audiences`,
  failed: notLoaded(t`Your audiences could not be loaded`),
  list: { loading: t`Loading sent notifications`, failed: notLoaded(t`Your sent notifications could not be loaded`) },
  few: FEW,
  guests,
  tileSource: t`Sent from the portal`,
  subscriberNote: t`Guests with a phone that accepts notifications`,
  broken: (problem: string) =>
    t`Notifications are not delivered right now. ${problem} We have been notified. Waiting notifications are sent as soon as it works, within a day.`,
  compose: {
    title: t`Title`,
    text: t`Message`,
    left: (used: number, most: number) => t`${used} of ${most} characters`,
    link: t`Opens`,
    noLink: t`The app`,
    linkHint: t`What a guest sees who opens the notification.`,
    audience: t`Audience`,
    audienceHint: (rule: string, count: number | null) => `${rule} ${guestsNow(count)}`,
    send: t`Send Now`,
    schedule: t`Schedule`,
    test: t`Send Test`,
    testing: t`Sending...`,
  },
  confirm: {
    title: (count: number | null) =>
      count === null
        ? t`Send to fewer than 5 guests?`
        : plural(count, { one: 'Send to # guest?', other: 'Send to # guests?' }),
    text: (title: string) => t`“${title}” is sent now. It cannot be taken back.`,
    confirm: t`Send Now`,
    cancel: t`Keep editing`,
    busy: t`Sending...`,
    question: t`Send it anyway?`,
    anyway: t`Send anyway`,
    sent: t`Notification on its way`,
    failed: t`Not sent`,
    failedReason: t`The notification was not sent. Please try again.`,
  },
  schedule: {
    title: t`Schedule a notification`,
    sendAt: t`Day and time`,
    hint: t`In Copenhagen time. Guests are not disturbed between 22:00 and 08:00, and get at most 2 notifications a week, unless you confirm it.`,
    missing: t`Please enter day and time`,
    submit: t`Schedule`,
    busy: t`Scheduling...`,
    cancel: t`Keep editing`,
    done: t`Notification scheduled`,
    failed: t`Not scheduled`,
    anyway: t`Schedule anyway`,
    question: t`Schedule it anyway?`,
  },
  testers: {
    title: t`Your own phones`,
    hint: t`Tests go to these phones only, at any hour. Your guest ID is shown in your app, in your profile.`,
    empty: t`No phone yet. Add yours to see a notification before your guests do.`,
    add: t`Add Phone`,
    guest: t`Guest ID`,
    name: t`Whose phone`,
    submit: t`Add phone`,
    submitting: t`Adding...`,
    cancel: t`Cancel`,
    added: t`Phone added`,
    failed: t`Not added`,
    failedReason: t`The phone was not added. Please try again.`,
    remove: (name: string) => t`Remove ${name}`,
    removed: t`Phone removed`,
    notRemoved: t`The phone was not removed. Please try again.`,
    sent: t`Test sent`,
    sentTo: (devices: number) => plural(devices, { one: 'To # phone.', other: 'To # phones.' }),
    testFailed: t`Test not sent`,
    testFailedReason: t`The test was not sent. Please try again.`,
  },
  segments: {
    title: t`Segments`,
    audience: t`Audience`,
    rule: t`Rule`,
    size: t`Size`,
    caption: t`Audiences and their rules`,
  },
  scheduled: {
    title: t`Scheduled`,
    empty: t`Nothing scheduled`,
    emptyHint: t`Shows messages scheduled for later.`,
    notification: t`Notification`,
    audience: t`Audience`,
    when: t`When`,
    actions: t`Actions`,
    cancel: (title: string) => t`Cancel ${title}`,
    cancelShort: t`Cancel`,
    question: (title: string) => t`Cancel “${title}”?`,
    text: t`It will not be sent. You can write it again later.`,
    confirm: t`Cancel notification`,
    busy: t`Cancelling...`,
    keep: t`Keep`,
    cancelled: t`Notification cancelled`,
    failed: t`Not cancelled`,
    failedReason: t`The notification was not cancelled. Please try again.`,
  },
  history: {
    title: t`History`,
    empty: t`Nothing sent yet`,
    emptyHint: t`Shows each message that was sent.`,
    noMatch: t`No notification matches this filter.`,
    filter: t`Filter`,
    all: t`All audiences`,
    export: t`Export`,
    caption: t`Sent notifications`,
    file: t`notifications.csv`,
    columns: {
      notification: t`Notification`,
      audience: t`Audience`,
      when: t`When`,
      state: t`Status`,
      sent: t`Sent`,
      delivered: t`Delivered`,
      opened: t`Opened`,
      openRate: t`Open rate`,
      failed: t`Not sent`,
      message: t`Message`,
      by: t`By`,
    },
    none: '–',
    reason: (reason: PushReason, devices: number) => `${formatInteger(devices)}: ${reasonNames[reason]}`,
  },
} as const;
