import { boolean, type InferType, object } from 'yup';
import { enumField, optionalId, pageSize } from '../fields/text.ts';
import { binaryBody, endpoint, file, rangedFile, reply } from '../http/endpoint.ts';
import { type AttachmentReply, type TicketReply, ticketPriorities, ticketStatuses } from './ticket.ts';
import { type TicketMessageReply, ticketMessageSchema } from './ticketThread.ts';

/** How many tickets one page has, unless fewer are asked for. */
export const TICKET_PAGE_SIZE = 100;

export const TICKET_STATUS_MESSAGE = 'Please choose a status from the list';

export const ticketQuery = object({
  status: enumField(ticketStatuses, TICKET_STATUS_MESSAGE).optional(),
  priority: enumField(ticketPriorities, 'Please choose a priority from the list').optional(),
  client: optionalId('This client cannot be read.'),
  /** The last ticket that was read: what follows is older. */
  cursor: optionalId('This page cannot be read.'),
  limit: pageSize(TICKET_PAGE_SIZE),
});

export type TicketQuery = InferType<typeof ticketQuery>;

/** What an operator changes of a ticket; what is not named stays. */
export const changeTicketSchema = object({
  status: enumField(ticketStatuses, TICKET_STATUS_MESSAGE).optional(),
  read: boolean().typeError('Say whether it was read as true or false'),
});

export type ChangeTicketBody = InferType<typeof changeTicketSchema>;

/** What an operator writes: to the client, or for operators alone. */
export const answerTicketSchema = ticketMessageSchema.shape({
  internal: boolean().typeError('Say whether this is for operators alone as true or false').default(false),
});

export type AnswerTicketBody = InferType<typeof answerTicketSchema>;

/** A ticket as operators see it. */
export interface AdminTicketReply extends TicketReply {
  clientId: string;
  clientName: string;
  /** Who asks, as the form says it. */
  name: string;
  email: string;
  phone: string | null;
  /** Whether something of the client's has not been read yet. */
  unread: boolean;
}

/** A message as operators see it. */
export interface AdminTicketMessageReply extends TicketMessageReply {
  /** Whether it is for operators alone. */
  internal: boolean;
}

export interface AdminTicketThreadReply extends AdminTicketReply {
  messages: AdminTicketMessageReply[];
}

/** The tickets of all clients, the newest first. */
export const adminTicket = {
  list: endpoint.find('/api/admin/tickets', 'admin', ticketQuery, reply<AdminTicketReply[]>()),
  read: endpoint.get('/api/admin/tickets/:id', 'admin', reply<AdminTicketThreadReply>()),
  change: endpoint.patch('/api/admin/tickets/:id', 'admin', changeTicketSchema, reply<AdminTicketReply>()),
  answer: endpoint.post(
    '/api/admin/tickets/:id/messages',
    'admin',
    answerTicketSchema,
    reply<AdminTicketMessageReply>(201, { errorStatuses: [422] }),
  ),
};

/** The files of a ticket: operators read all of them, and send those of their own messages. */
export const adminAttachment = {
  upload: endpoint.post(
    '/api/admin/tickets/:id/attachments/:attachmentId',
    'admin',
    binaryBody,
    reply<AttachmentReply>(),
  ),
  read: endpoint.get('/api/admin/tickets/:id/attachments/:attachmentId', 'admin', rangedFile()),
  thumbnail: endpoint.get('/api/admin/tickets/:id/attachments/:attachmentId/thumbnail', 'admin', file()),
};
