import { type InferType, object } from 'yup';
import { requiredText } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { type AttachmentReply, attachmentNames, type TicketReply } from './ticket.ts';

export type MessageAuthor = 'client' | 'operator';

/** What a client writes below a ticket; of files their names, as with the ticket itself (L17). */
export const ticketMessageSchema = object({
  text: requiredText('Please write your message'),
  attachments: attachmentNames(),
});

export type TicketMessageBody = InferType<typeof ticketMessageSchema>;

/** A message of a ticket, as both sides read it. */
export interface TicketMessageReply {
  id: string;
  author: MessageAuthor;
  /** Who wrote it, as they were called then. */
  name: string;
  text: string;
  createdAt: string;
  attachments: AttachmentReply[];
}

/** A ticket with what was written below it, the oldest first. */
export interface TicketThreadReply extends TicketReply {
  messages: TicketMessageReply[];
}

/** A ticket as its client reads and answers it; what operators note among themselves is not in it. */
export const ticketThread = {
  read: endpoint.get('/api/support-tickets/:id', 'client', reply<TicketThreadReply>()),
  /** Opens a ticket again that was resolved or closed. */
  reply: endpoint.post(
    '/api/support-tickets/:id/messages',
    'client',
    ticketMessageSchema,
    reply<TicketMessageReply>(201, { errorStatuses: [422] }),
  ),
};
