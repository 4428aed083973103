import { type InferType, object } from 'yup';
import { enumField, optionalId, optionalLine, pageSize } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import type { LeadStatus } from './followUp.ts';
import { type TicketPriority, type TicketStatus, ticketPriorities } from './ticket.ts';

/** How many things one page of the inbox has, unless fewer are asked for. */
export const INBOX_PAGE_SIZE = 50;

export const inboxKinds = ['ticket', 'consultation', 'message', 'integration', 'add-on'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** The words of tickets, and of everything else that somebody asked for. */
export const inboxStatuses = [
  'new',
  'open',
  'in-progress',
  'resolved',
  'done',
  'closed',
  'suspected-spam',
] as const satisfies readonly (LeadStatus | TicketStatus)[];
export type InboxStatus = (typeof inboxStatuses)[number];

const CURSOR = /^[01]\.\d{1,15}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UNREADABLE = 'This page cannot be read.';

/** Which part of the inbox is meant. */
export const inboxQuery = object({
  kind: enumField(inboxKinds, 'Please choose a kind from the list').optional(),
  /** Suspected spam is listed only where this asks for it. */
  status: enumField(inboxStatuses, 'Please choose a status from the list').optional(),
  priority: enumField(ticketPriorities, 'Please choose a priority from the list').optional(),
  client: optionalId('This client cannot be read.'),
  /** Part of the title, the sender's name or address, or the client's name; looked for among the newest of each kind. */
  search: optionalLine(),
  /** The `cursor` of the last row that was read. Its id is not enough: a row that is opened moves. */
  cursor: optionalLine(60).matches(CURSOR, { message: UNREADABLE, excludeEmptyString: true }),
  limit: pageSize(INBOX_PAGE_SIZE),
});

export type InboxQuery = InferType<typeof inboxQuery>;

/** One thing that somebody wants of us, in a line. */
export interface InboxItemReply {
  kind: InboxKind;
  id: string;
  title: string;
  /** Who wrote. */
  from: string;
  clientId: string | null;
  clientName: string | null;
  status: InboxStatus;
  /** A ticket's. */
  priority: TicketPriority | null;
  unread: boolean;
  /** When something happened last. */
  at: string;
  /** When a ticket is to be answered, and when somebody did. */
  responseDueAt: string | null;
  respondedAt: string | null;
  /** Where the page behind this row begins. */
  cursor: string;
}

/** Everything that somebody wants of us: what nobody has read first, then the newest. */
export const inbox = {
  list: endpoint.find('/api/admin/inbox', 'admin', inboxQuery, reply<InboxItemReply[]>()),
};
