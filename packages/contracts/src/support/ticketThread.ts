import { type InferType, object } from 'yup';
import { requiredText } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { type AttachmentReply, attachmentNames, type TicketReply } from './ticket.ts';

export type MessageAuthor = 'client' | 'operator';

/** A client's message in a ticket, with the names of its attachments (L17). */
export const ticketMessageSchema = object({
  text: requiredText(say(/*i18n*/ 'Please write your message')),
  attachments: attachmentNames(),
});

export type TicketMessageBody = InferType<typeof ticketMessageSchema>;

/** A message of a ticket, as both sides see it. */
export interface TicketMessageReply {
  id: string;
  author: MessageAuthor;
  /** The author's name at that time. */
  name: string;
  text: string;
  createdAt: string;
  attachments: AttachmentReply[];
}

/** A ticket with its messages, oldest first. */
export interface TicketThreadReply extends TicketReply {
  messages: TicketMessageReply[];
}

/** A ticket as its client sees and answers it, without internal notes. */
export const ticketThread = withPermission(['Settings'], {
  read: endpoint.get('/api/support-tickets/:id', 'client', reply<TicketThreadReply>()),
  /** Reopens a resolved or closed ticket. */
  reply: endpoint.post(
    '/api/support-tickets/:id/messages',
    'client',
    ticketMessageSchema,
    reply<TicketMessageReply>(201, { errorStatuses: [422] }),
  ),
});
