import { type AppKeyReply, appKey, KEYS_MAX } from '@skal/contracts/app/appKey';
import { type EventTypeStatsReply, eventTypeStats } from '@skal/contracts/app/eventTypeStats';
import { guest } from '@skal/contracts/app/guest';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

let made = 0;

/** Makes a key as the server returns it. */
export function makeKey(change: Partial<AppKeyReply> = {}): AppKeyReply {
  made += 1;
  return {
    ...{
      id: `0198c0de-0000-7000-8004-${String(made).padStart(12, '0')}`,
      label: 'Production',
      ending: 'h7Qx',
      scopes: ['events'],
    },
    ...{ createdAt: '2026-11-02T09:00:00.000Z', lastUsedAt: '2026-11-21T08:12:00.000Z' },
    ...change,
  };
}

/** Makes an event type as the server returns it. */
export const makeEventType = (change: Partial<EventTypeStatsReply> = {}): EventTypeStatsReply => ({
  ...{ type: 'app.opened', known: true, events: 4210, lastAt: '2026-11-21T08:12:00.000Z', example: null },
  ...change,
});

/** Mocks the keys of an app, with creation and revocation. */
export function appKeyHandlers(...initial: AppKeyReply[]): RequestHandler[] {
  let keys = initial;
  return [
    mockEndpoint(appKey.list, () => keys),
    mockEndpoint(appKey.add, ({ body: { label, scopes } }) => {
      if (keys.length >= KEYS_MAX) {
        return errorResponse(
          409,
          `${KEYS_MAX} keys are already active. Please revoke the one you no longer use first.`,
        );
      }
      const key = `skal_this-is-a-sample-and-opens-nothing-${String(keys.length).padStart(4, '0')}`;
      const added = makeKey({
        label,
        scopes,
        ending: key.slice(-4),
        createdAt: '2026-11-21T09:00:00.000Z',
        lastUsedAt: null,
      });
      keys = [...keys, added];
      return { id: added.id, key };
    }),
    mockEndpoint(appKey.revoke, ({ params }) => {
      if (!keys.some(({ id }) => id === params.id)) {
        return errorResponse(404, 'This key no longer exists. Someone may have removed it.');
      }
      keys = keys.filter(({ id }) => id !== params.id);
    }),
  ];
}

/** Mocks the received events of an app. */
export const appEventHandlers = (...reports: EventTypeStatsReply[]): RequestHandler[] => [
  mockEndpoint(eventTypeStats.list, () => reports),
];

/** Mocks every request of the panel about a client's app. */
export const defaultAppHandlers: RequestHandler[] = [
  ...appKeyHandlers(makeKey()),
  ...appEventHandlers(
    makeEventType(),
    makeEventType({ type: 'order.completed', events: 318 }),
    makeEventType({ type: 'wine.tasted', known: false, events: 12, example: '{"item":"Barolo 2019","places":2}' }),
  ),
  mockEndpoint(guest.erase, () => ({ events: 12 })),
];
