import { adminAttachment, adminTicket } from '@skal/contracts/support/adminTicket';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../server/errors/HttpError.ts';
import { type Route, route } from '../../../server/http/route.ts';
import { readPage } from '../../../server/nextPage.ts';
import { findBusinessName } from '../../client/businessName.ts';
import { readAttachment } from '../attachment/readAttachment.ts';
import { readThumbnail } from '../attachment/readThumbnail.ts';
import { receiveUpload } from '../attachment/receiveUpload.ts';
import { storeAttachment } from '../attachment/uploadAttachment.ts';
import { changeTicket } from '../changeTicket.ts';
import { answerTicket } from '../thread/answerTicket.ts';
import { presentAdminMessage, presentAdminThread, presentAdminTicket } from '../thread/thread.present.ts';
import { findThread } from '../thread/thread.query.ts';
import { presentAttachment } from '../ticket.present.ts';
import { findAttachment } from '../ticket.query.ts';
import { findAdminTickets } from './adminTicket.query.ts';

/** Routes for operators to read and answer the tickets of all clients. */
export function adminTicketRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;

  const read = async (id: string) => {
    const ticket = await findThread(db, id, 'operator');
    if (!ticket) throw notFound('ticket');
    return { ticket, clientName: await findBusinessName(db, ticket.businessId) };
  };

  return [
    route(adminTicket.list, {
      run: (call) =>
        readPage(call, call.query.limit, async (limit) => {
          const found = await findAdminTickets(db, { ...call.query, limit });
          return found.map(({ ticket, clientName }) => presentAdminTicket(ticket, clientName));
        }),
    }),

    route(adminTicket.read, {
      async run({ params }) {
        const { ticket, clientName } = await read(params.id);
        return presentAdminThread(ticket, clientName);
      },
    }),

    route(adminTicket.change, {
      async run(call) {
        const { account, body, params, requestId } = call;
        await changeTicket(deps, params.id, body, call);
        if (body.status) {
          log.info({ requestId, account: account.accountId, ticket: params.id, status: body.status }, 'ticket changed');
        }
        const { ticket, clientName } = await read(params.id);
        return presentAdminTicket(ticket, clientName);
      },
    }),

    route(adminTicket.answer, {
      async run(call) {
        const { account, body, params, requestId } = call;
        const key = call.header('Idempotency-Key');
        const message = await answerTicket(deps, params.id, body, { actor: call, key });
        log.info({ requestId, account: account.accountId, ticket: params.id }, 'ticket answered');
        return presentAdminMessage(message);
      },
    }),

    route(adminAttachment.upload, {
      async run({ ctx, params }) {
        const file = await findAttachment(db, 'operatorSends', params);
        const stored = await storeAttachment(deps, file, (way) => receiveUpload(ctx.req, way, file), null);
        return presentAttachment(stored.file);
      },
    }),

    route(adminAttachment.read, {
      run: async ({ params }) => readAttachment(deps, await findAttachment(db, 'operatorReads', params)),
    }),

    route(adminAttachment.thumbnail, {
      run: async ({ ctx, params }) => readThumbnail(deps, ctx, await findAttachment(db, 'operatorReads', params)),
    }),
  ];
}
