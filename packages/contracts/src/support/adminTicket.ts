import { boolean, type InferType, object } from 'yup';
import { enumField, optionalId, pageSize } from '../fields/text.ts';
import { binaryBody, endpoint, file, rangedFile, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { type AttachmentReply, type TicketReply, ticketPriorities, ticketStatuses } from './ticket.ts';
import { type TicketMessageReply, ticketMessageSchema } from './ticketThread.ts';

/** Default page size of tickets. */
export const TICKET_PAGE_SIZE = 100;

export const TICKET_STATUS_MESSAGE = say(/*i18n*/ 'Please choose a status from the list');

export const ticketQuery = object({
  status: enumField(ticketStatuses, TICKET_STATUS_MESSAGE).optional(),
  priority: enumField(ticketPriorities, say(/*i18n*/ 'Please choose a priority from the list')).optional(),
  client: optionalId('Invalid client ID.'),
  /** Id of the last ticket of the previous page; older tickets follow. */
  cursor: optionalId('Invalid page cursor.'),
  limit: pageSize(TICKET_PAGE_SIZE),
});

export type TicketQuery = InferType<typeof ticketQuery>;

/** An operator's changes to a ticket; absent fields stay. */
export const changeTicketSchema = object({
  status: enumField(ticketStatuses, TICKET_STATUS_MESSAGE).optional(),
  read: boolean().typeError('read must be true or false'),
});

export type ChangeTicketBody = InferType<typeof changeTicketSchema>;

/** An operator's message, to the client or internal. */
export const answerTicketSchema = ticketMessageSchema.shape({
  internal: boolean().typeError('internal must be true or false').default(false),
});

export type AnswerTicketBody = InferType<typeof answerTicketSchema>;

/** A ticket as seen by operators. */
export interface AdminTicketReply extends TicketReply {
  clientId: string;
  clientName: string;
  /** The sender's name, from the form. */
  name: string;
  email: string;
  phone: string | null;
  /** Whether a message of the client is unread. */
  unread: boolean;
}

/** A message as seen by operators. */
export interface AdminTicketMessageReply extends TicketMessageReply {
  /** Whether only operators can read it. */
  internal: boolean;
}

export interface AdminTicketThreadReply extends AdminTicketReply {
  messages: AdminTicketMessageReply[];
}

/** Tickets of all clients, newest first. */
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

/** Attachments of a ticket: operators read all of them and upload their own. */
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
