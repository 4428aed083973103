import { ticketThread } from '@skal/contracts/support/ticketThread';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../server/errors/HttpError.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { replyToTicket } from './replyToTicket.ts';
import { presentMessage, presentThread } from './thread.present.ts';
import { findThread } from './thread.query.ts';

/** Routes of a client's ticket thread. */
export function threadRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  return [
    route(ticketThread.read, {
      async run({ business, params }) {
        const ticket = await findThread(db, params.id, { businessId: business.id });
        if (!ticket) throw notFound('ticket');
        return presentThread(ticket);
      },
    }),

    route(ticketThread.reply, {
      async run(call) {
        const { account, business, body, params, requestId } = call;
        const key = call.header('Idempotency-Key');
        const message = await replyToTicket(deps, params.id, body, { account, business, key });
        log.info({ requestId, account: account.accountId, ticket: params.id }, 'ticket replied to');
        return presentMessage(message);
      },
    }),
  ];
}
