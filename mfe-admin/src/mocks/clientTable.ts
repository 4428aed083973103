import { type ClientTableReply, clientTable } from '@skal/contracts/clientTable';
import { answer } from '@skal/shell-kit/mocks/answer.ts';
import type { RequestHandler } from 'msw';

/** How the operator has the list; it remembers what is saved. */
export function clientTableHandlers(initial: ClientTableReply = { hidden: [], views: [] }): RequestHandler[] {
  let settings = initial;
  return [
    answer(clientTable.read, () => settings),
    answer(clientTable.save, ({ body }) => {
      settings = body;
      return settings;
    }),
  ];
}
