import {
  PUSH_NEEDS_CONFIRMATION,
  type PushOverviewReply,
  type PushReply,
  push,
  pushTester,
} from '@skal/contracts/push/push';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

const idOf = (index: number) => `0198c0de-0000-7000-8000-0000000005${String(index).padStart(2, '0')}`;

/** The question before a notification in the quiet hours. */
export const QUIET =
  'It would arrive on Saturday, 21 November 2026 at 23:10, within the quiet hours from 22:00 to 08:00.';

/** Makes the overview of an app without a push service. */
export const makePushOverview = (change: Partial<PushOverviewReply> = {}): PushOverviewReply => ({
  ...{ service: 'missing', problem: null, sentToday: 0, scheduled: 0, testers: [] },
  audiences: (['all', 'vip', 'regular', 'new', 'inactive'] as const).map((audience) => ({ audience, guests: null })),
  ...change,
});

/** The overview of a wine bar with 412 subscribers. */
export const samplePushOverview = makePushOverview({
  ...{ service: 'working', sentToday: 1, scheduled: 1, testers: [{ id: idOf(90), name: "Karen's phone" }] },
  audiences: [
    { audience: 'all', guests: 412 },
    { audience: 'vip', guests: 38 },
    { audience: 'regular', guests: 120 },
    { audience: 'new', guests: 64 },
    { audience: 'inactive', guests: null },
  ],
});

/** Makes a notification; defaults are those of a sent one. */
export const makePush = (change: Partial<PushReply> = {}): PushReply => ({
  ...{ id: idOf(1), title: 'Wine tasting tonight', text: 'Six wines from Piemonte at 19:00.', link: 'events' },
  ...{ audience: 'all', state: 'sent', sendAt: '2026-11-20T11:00:00.000Z', createdAt: '2026-11-20T11:00:00.000Z' },
  ...{ createdBy: 'Karen Blixen', finishedAt: '2026-11-20T11:00:20.000Z' },
  result: {
    ...{ sent: 408, failed: 4, skipped: 6, delivered: 396, opened: 121, openRate: 30.56 },
    reasons: [
      { reason: 'unregistered', devices: 4 },
      { reason: 'weekly', devices: 6 },
    ],
  },
  ...change,
});

/** A scheduled, a sent and a cancelled notification. */
export const samplePushes: readonly PushReply[] = [
  makePush({
    ...{ id: idOf(2), title: 'Advent menu', text: 'From the first of December.', link: 'menu', state: 'scheduled' },
    ...{ sendAt: '2026-11-30T16:00:00.000Z', finishedAt: null, result: null },
  }),
  makePush(),
  makePush({
    ...{ id: idOf(3), title: 'Oysters', text: 'Fresh today.', audience: 'vip', state: 'cancelled' },
    ...{ sendAt: '2026-11-12T16:00:00.000Z', finishedAt: null, result: null },
  }),
];

/**
 * Mocks notifications: sending, scheduling, cancelling, testing and own phones.
 * @param asks the question to confirm, if there is one
 */
export function pushHandlers(
  overview: PushOverviewReply = makePushOverview(),
  stored: readonly PushReply[] = [],
  asks: string | null = null,
): RequestHandler[] {
  let pushes = [...stored];
  let testers = [...overview.testers];
  const hasService = overview.service !== 'missing';
  const noService = () => errorResponse(409, "Notifications can be sent once your app's push service is connected.");
  return [
    mockEndpoint(push.read, () => ({ ...overview, testers })),
    mockEndpoint(push.list, () => pushes),
    mockEndpoint(push.send, ({ body }) => {
      if (!hasService) return noService();
      if (asks !== null && !body.confirmed) return errorResponse(409, asks, { code: PUSH_NEEDS_CONFIRMATION });
      const sendAt = body.sendAt ? `${body.sendAt}:00.000Z` : '2026-11-21T12:00:00.000Z';
      const added = makePush({
        ...{ id: idOf(10 + pushes.length), title: body.title, text: body.text, link: body.link ?? null },
        ...{ audience: body.audience, state: body.sendAt ? 'scheduled' : 'sending', sendAt, result: null },
      });
      pushes = [added, ...pushes];
      return added;
    }),
    mockEndpoint(push.cancel, ({ params }) => {
      const found = pushes.find(({ id }) => id === params.id);
      if (!found) return errorResponse(404, 'This notification was not found.');
      const cancelled: PushReply = { ...found, state: 'cancelled' };
      pushes = pushes.map((one) => (one === found ? cancelled : one));
      return cancelled;
    }),
    mockEndpoint(push.test, () => {
      if (!hasService) return noService();
      return testers.length > 0
        ? { devices: testers.length }
        : errorResponse(409, 'None of your own phones is registered for notifications. Please add one first.');
    }),
    mockEndpoint(pushTester.add, ({ body }) => {
      if (!hasService || body.guest === 'unknown') {
        const error = 'No phone of this guest is registered for notifications.';
        return errorResponse(400, error, { fields: { guest: error } });
      }
      const added = { id: idOf(60 + testers.length), name: body.name };
      testers = [...testers, added];
      return added;
    }),
    mockEndpoint(pushTester.remove, ({ params }) => {
      if (!testers.some(({ id }) => id === params.id)) return errorResponse(404, 'This phone was not found.');
      testers = testers.filter(({ id }) => id !== params.id);
    }),
  ];
}
