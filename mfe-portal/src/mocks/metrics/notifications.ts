import {
  type NotificationPointReply,
  type NotificationReply,
  notification,
} from '@skal/contracts/analytics/notification';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';
import { forEachDay, thirtyDays } from './adoption.ts';

const unreportedDay = { delivered: null, opened: null, openRate: null };
const unreportedBefore = { deliveredBefore: null, openedBefore: null, openRateBefore: null };

/** Makes the notifications of an app without reports. */
export const makeNotifications = (change: Partial<NotificationReply> = {}): NotificationReply => ({
  ...{ days: thirtyDays, lastReportOn: null, deliveredToday: missingMetric },
  ...{ delivered: missingMetric, opened: missingMetric, openRate: missingMetric },
  series: forEachDay.map((at) => ({ at, ...unreportedDay, ...unreportedBefore })),
  ...change,
});

/** A day of a wine bar with two notifications a week; the second of the thirty days has no report. */
function busyDay(at: string, index: number): NotificationPointReply {
  if (index === 1) return { at, ...unreportedDay, ...unreportedBefore };
  const sends = index % 3 === 2;
  return {
    at,
    ...{ delivered: sends ? 30 + index : 0, opened: sends ? 12 : index % 2 },
    openRate: sends ? Math.round(120_000 / (30 + index)) / 100 : null,
    ...{ deliveredBefore: sends ? 24 : 0, openedBefore: sends ? 6 : 0, openRateBefore: sends ? 25 : null },
  };
}

/** Notifications of a wine bar whose app was launched seven weeks ago. */
export const sampleNotifications = makeNotifications({
  lastReportOn: '2026-11-21',
  ...{ deliveredToday: makeMetric(59, 0), delivered: makeMetric(455, 240) },
  ...{ opened: makeMetric(129, 60), openRate: makeMetric(28.35, 25) },
  series: forEachDay.map(busyDay),
});

export const notificationHandlers = (reply: NotificationReply): RequestHandler =>
  mockEndpoint(notification.read, () => reply);
