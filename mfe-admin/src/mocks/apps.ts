import { type AppKeyReply, appKey, KEYS_MAX } from '@skal/contracts/appKey';
import { type AppReportReply, appReport } from '@skal/contracts/appReport';
import { guest } from '@skal/contracts/guest';
import { answer, refuse } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';

let made = 0;

/** A key as the server presents one. */
export function makeKey(change: Partial<AppKeyReply> = {}): AppKeyReply {
  made += 1;
  return {
    ...{ id: `0198c0de-0000-7000-8004-${String(made).padStart(12, '0')}`, label: 'Production', ending: 'h7Qx' },
    ...{ createdAt: '2026-11-02T09:00:00.000Z', lastUsedAt: '2026-11-21T08:12:00.000Z' },
    ...change,
  };
}

/** A type of events as the server lists it. */
export const makeReport = (change: Partial<AppReportReply> = {}): AppReportReply => ({
  ...{ type: 'app.opened', known: true, events: 4210, lastAt: '2026-11-21T08:12:00.000Z', example: null },
  ...change,
});

/** The keys of one app, which remember what is made and revoked. */
export function appKeysAre(...initial: AppKeyReply[]): RequestHandler[] {
  let keys = initial;
  return [
    answer(appKey.list, () => keys),
    answer(appKey.add, ({ body: { label } }) => {
      if (keys.length >= KEYS_MAX) {
        return refuse(409, `${KEYS_MAX} keys live already. Revoke the one that is no longer used first.`);
      }
      const key = `skal_this-is-a-sample-and-opens-nothing-${String(keys.length).padStart(4, '0')}`;
      const added = makeKey({ label, ending: key.slice(-4), createdAt: '2026-11-21T09:00:00.000Z', lastUsedAt: null });
      keys = [...keys, added];
      return { id: added.id, key };
    }),
    answer(appKey.revoke, ({ params }) => {
      if (!keys.some(({ id }) => id === params.id)) {
        return refuse(404, 'This key was not found. Somebody may have removed it already.');
      }
      keys = keys.filter(({ id }) => id !== params.id);
    }),
  ];
}

/** What was reported of one app. */
export const reportsAre = (...reports: AppReportReply[]): RequestHandler[] => [answer(appReport.list, () => reports)];

/** Everything that the panel asks about a client's app. */
export const appHandlers: RequestHandler[] = [
  ...appKeysAre(makeKey()),
  ...reportsAre(
    makeReport(),
    makeReport({ type: 'order.completed', events: 318 }),
    makeReport({ type: 'wine.tasted', known: false, events: 12, example: '{"item":"Barolo 2019","places":2}' }),
  ),
  answer(guest.erase, () => ({ events: 12 })),
];
