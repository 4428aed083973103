import { type ActionReply, type ActionStep, orderAction, reservationAction } from '@skal/contracts/app/appAction';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes the state of an order or reservation; unanswered by default. */
export const makeAction = (change: Partial<ActionReply> = {}): ActionReply => ({
  ...{ step: null, version: 0, at: null, by: null, progress: 'none' },
  ...change,
});

/** First characters of the ids of sample orders and reservations. */
const SAMPLE_ID = /^0198c0de-0000-7000-800[69]-/;

function take(kind: string, id: string, { step, version }: { step: ActionStep; version: number }) {
  if (!SAMPLE_ID.test(id)) return errorResponse(404, `This ${kind} was not found.`);
  const at = '2026-11-21T08:15:00.000Z';
  return makeAction({ step, version: version + 1, at, by: 'Karen Holm', progress: 'waiting' });
}

/** Mocks the steps of orders and reservations; the lists stay as they are. */
export const actionHandlers = (): RequestHandler[] => [
  mockEndpoint(orderAction.take, ({ params, body }) => take('order', params.id, body)),
  mockEndpoint(reservationAction.take, ({ params, body }) => take('reservation', params.id, body)),
];
