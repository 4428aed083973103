import { storageUsage } from '@skal/contracts/support/storageUsage';
import { attachment, ticket } from '@skal/contracts/support/ticket';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../server/http/route.ts';
import { readAttachment } from './attachment/readAttachment.ts';
import { readThumbnail } from './attachment/readThumbnail.ts';
import { readStorageUsage } from './attachment/storageQuota.ts';
import { uploadAttachment } from './attachment/uploadAttachment.ts';
import { createTicket } from './createTicket.ts';
import { presentAttachment, presentTicket } from './ticket.present.ts';
import { findAttachment, findTickets } from './ticket.query.ts';

/** Routes of a client's support tickets and their files. */
export function ticketRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;

  return [
    route(ticket.create, {
      async run(call) {
        const { account, business, body, peer, requestId } = call;
        const key = call.header('Idempotency-Key');
        const ticketId = await createTicket(deps, body, { account, business, key, peer });
        log.info({ requestId, account: account.accountId, ticket: ticketId }, 'ticket created');
        return { ticketId };
      },
    }),

    route(ticket.list, {
      run: async ({ business }) => (await findTickets(db, business.id)).map(presentTicket),
    }),

    route(storageUsage.read, { run: ({ business }) => readStorageUsage(deps, business.id) }),

    // The only body that is not JSON: the file itself, which the handler reads as a stream.
    route(attachment.upload, {
      async run({ business, ctx, params }) {
        const file = await findAttachment(db, 'clientSends', params, business.id);
        return presentAttachment(await uploadAttachment(deps, business.id, file, ctx.req));
      },
    }),

    route(attachment.read, {
      run: async ({ business, params }) =>
        readAttachment(deps, await findAttachment(db, 'clientReads', params, business.id)),
    }),

    route(attachment.thumbnail, {
      run: async ({ business, ctx, params }) =>
        readThumbnail(deps, ctx, await findAttachment(db, 'clientReads', params, business.id)),
    }),
  ];
}
