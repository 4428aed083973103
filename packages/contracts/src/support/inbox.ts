import { type InferType, object } from 'yup';
import { enumField, optionalId, optionalLine, pageSize } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import type { LeadStatus } from './followUp.ts';
import { type TicketPriority, type TicketStatus, ticketPriorities } from './ticket.ts';

/** Default page size of the inbox. */
export const INBOX_PAGE_SIZE = 50;

export const inboxKinds = ['ticket', 'consultation', 'message', 'integration', 'add-on'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Statuses of tickets and of other requests. */
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
const UNREADABLE = 'Invalid page cursor.';

/** Filter and page of the inbox. */
export const inboxQuery = object({
  kind: enumField(inboxKinds, say(/*i18n*/ 'Please choose a kind from the list')).optional(),
  /** Suspected spam is listed only on request. */
  status: enumField(inboxStatuses, say(/*i18n*/ 'Please choose a status from the list')).optional(),
  priority: enumField(ticketPriorities, say(/*i18n*/ 'Please choose a priority from the list')).optional(),
  client: optionalId('Invalid client ID.'),
  /** Part of the title, sender's name or address, or client name; searches the newest of each kind. */
  search: optionalLine(),
  /** The `cursor` of the last row of the previous page. An id is not enough, because a row moves when it is read. */
  cursor: optionalLine(60).matches(CURSOR, { message: UNREADABLE, excludeEmptyString: true }),
  limit: pageSize(INBOX_PAGE_SIZE),
});

export type InboxQuery = InferType<typeof inboxQuery>;

/** One item of the inbox. */
export interface InboxItemReply {
  kind: InboxKind;
  id: string;
  title: string;
  /** Sender. */
  from: string;
  clientId: string | null;
  clientName: string | null;
  status: InboxStatus;
  /** Only for tickets. */
  priority: TicketPriority | null;
  unread: boolean;
  /** Time of the last activity. */
  at: string;
  /** When a ticket has to be answered, and when it was. */
  responseDueAt: string | null;
  respondedAt: string | null;
  /** Start of the page after this row. */
  cursor: string;
}

/** Everything that needs an operator: unread first, then newest. */
export const inbox = {
  list: endpoint.find('/api/admin/inbox', 'admin', inboxQuery, reply<InboxItemReply[]>()),
};
