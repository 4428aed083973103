import type { ParamsOf } from '@skal/contracts/endpoint';
import { attachment, ticket } from '@skal/contracts/ticket';
import type { Parts } from '../../parts.ts';
import { notFound } from '../../server/refusal.ts';
import { type Call, type Route, route } from '../../server/route.ts';
import type { Attachment } from './Attachment.entity.ts';
import { createTicket } from './createTicket.ts';
import { readAttachment } from './readAttachment.ts';
import { presentAttachment, presentTicket } from './ticket.present.ts';
import { findAttachment, findTickets } from './ticket.query.ts';
import { uploadAttachment } from './uploadAttachment.ts';

/** A client's support tickets and their files. */
export function ticketRoutes(parts: Parts): Route[] {
  const { db, log, settings } = parts;

  const attachmentOf = async ({
    business,
    params,
  }: Call<ParamsOf<typeof attachment.read.path>, unknown>): Promise<Attachment> => {
    const found = await findAttachment(db, business.id, params.id, params.attachmentId);
    if (!found) throw notFound('file');
    return found;
  };

  return [
    route(ticket.create, {
      async run(call) {
        const { account, business, body, requestId } = call;
        const ticketId = await createTicket(parts, body, { account, business, key: call.header('Idempotency-Key') });
        log.info({ requestId, account: account.accountId, ticket: ticketId }, 'ticket filed');
        return { ticketId };
      },
    }),

    route(ticket.list, {
      run: async ({ business }) => (await findTickets(db, business.id)).map(presentTicket),
    }),

    // The one body that is not JSON: the file itself, read by the command as it comes.
    route(attachment.upload, {
      run: async (call) =>
        presentAttachment(await uploadAttachment(parts, call.business.id, await attachmentOf(call), call.ctx.req)),
    }),

    route(attachment.read, {
      run: async (call) => readAttachment(call.ctx, await attachmentOf(call), settings.dataDir),
    }),
  ];
}
