import { type DeadLetterReply, deadLetter } from '@skal/contracts/operations/deadLetter';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Date since when bouncing mock addresses bounce. */
export const BOUNCED_SINCE = '2026-11-20T09:00:00.000Z';

let made = 0;

/** Makes an undelivered email as the server returns it. */
export function makeDeadLetter(change: Partial<DeadLetterReply> = {}): DeadLetterReply {
  made += 1;
  return {
    id: `0198c0de-0000-7000-9100-${String(made).padStart(12, '0')}`,
    kind: 'invoice',
    recipient: 'kasse@vinbar.example',
    subject: 'Invoice 12 from Skal',
    at: '2026-11-21T08:12:00.000Z',
    reason: 'refused',
    serverReply: "Can't send mail - all recipients were rejected: 550 5.1.1 no such user",
    undeliverableSince: BOUNCED_SINCE,
    attempts: 1,
    ...change,
  };
}

/** Undelivered emails with different reasons. */
export const sampleDeadLetters = (): DeadLetterReply[] => [
  makeDeadLetter(),
  makeDeadLetter({
    ...{ kind: 'receipt', recipient: 'ida@birk.example', subject: 'We have received your ticket: Opening hours' },
    ...{
      reason: 'deferred',
      serverReply: "Can't send mail - all recipients were rejected: 451 greylisted",
      attempts: 18,
      undeliverableSince: null,
    },
  }),
  makeDeadLetter({
    ...{ kind: 'access', recipient: 'bo@skal.example', subject: 'Your account at Skal' },
    ...{ reason: 'restored', serverReply: null, attempts: 0, undeliverableSince: null },
  }),
];

/** Mocks undelivered emails, with retry and deletion. */
export function deadLetterHandlers(...initial: DeadLetterReply[]): RequestHandler[] {
  let all = initial;
  const resolve = (id: string) => {
    const found = all.find((mail) => mail.id === id);
    all = all.filter((mail) => mail.id !== id);
    return found ?? errorResponse(404, 'This mail was not found.');
  };
  return [
    mockEndpoint(deadLetter.list, ({ body: { cursor, limit } }) => {
      const after = cursor ? all.findIndex(({ id }) => id === cursor) + 1 : 0;
      return all.slice(after, after + limit);
    }),
    mockEndpoint(deadLetter.retry, ({ params }) => {
      const resolved = resolve(params.id);
      return resolved instanceof Response ? resolved : { id: resolved.id };
    }),
    mockEndpoint(deadLetter.drop, ({ params }) => {
      const resolved = resolve(params.id);
      return resolved instanceof Response ? resolved : undefined;
    }),
  ];
}
