import type {
  AdminTicketMessageReply,
  AdminTicketReply,
  AdminTicketThreadReply,
} from '@skal/contracts/support/adminTicket';
import type { TicketMessageReply, TicketThreadReply } from '@skal/contracts/support/ticketThread';
import { toIsoTime } from '../../../time/calendar.ts';
import { presentAttachment, presentTicket } from '../ticket.present.ts';
import type { TicketWithFiles } from '../ticket.query.ts';
import type { MessageWithFiles, TicketWithThread } from './thread.query.ts';

/** Presents a message to either side. */
export const presentMessage = ({
  id,
  author,
  name,
  text,
  createdAt,
  attachments,
}: MessageWithFiles): TicketMessageReply => ({
  ...{ id, author, name, text },
  createdAt: toIsoTime(createdAt),
  attachments: attachments.map(presentAttachment),
});

/** Presents a ticket with its thread to its client. The caller has already filtered out internal notes. */
export const presentThread = (ticket: TicketWithThread): TicketThreadReply => ({
  ...presentTicket(ticket),
  messages: ticket.messages.map(presentMessage),
});

/** Presents a message to operators. */
export const presentAdminMessage = (message: MessageWithFiles): AdminTicketMessageReply => ({
  ...presentMessage(message),
  internal: message.internal === 1,
});

/** Presents a ticket to operators, with its client's name. */
export function presentAdminTicket(ticket: TicketWithFiles, clientName: string): AdminTicketReply {
  const { businessId: clientId, name, email, phone, unread } = ticket;
  return { ...presentTicket(ticket), clientId, clientName, name, email, phone, unread: unread === 1 };
}

export const presentAdminThread = (ticket: TicketWithThread, clientName: string): AdminTicketThreadReply => ({
  ...presentAdminTicket(ticket, clientName),
  messages: ticket.messages.map(presentAdminMessage),
});
