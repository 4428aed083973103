import type {
  AdminTicketMessageReply,
  AdminTicketReply,
  AdminTicketThreadReply,
} from '@skal/contracts/support/adminTicket';
import type { TicketMessageReply, TicketThreadReply } from '@skal/contracts/support/ticketThread';
import { isoTime } from '../../../time/calendar.ts';
import { presentAttachment, presentTicket } from '../ticket.present.ts';
import type { TicketWithFiles } from '../ticket.query.ts';
import type { MessageWithFiles, TicketWithThread } from './thread.query.ts';

/** A message, as both sides read it. */
export const presentMessage = ({
  id,
  author,
  name,
  text,
  createdAt,
  attachments,
}: MessageWithFiles): TicketMessageReply => ({
  ...{ id, author, name, text },
  createdAt: isoTime(createdAt),
  attachments: attachments.map(presentAttachment),
});

/** A ticket as its client follows it. Whoever reads the rows has left out what is for operators alone. */
export const presentThread = (ticket: TicketWithThread): TicketThreadReply => ({
  ...presentTicket(ticket),
  messages: ticket.messages.map(presentMessage),
});

/** A message as operators see it. */
export const presentAdminMessage = (message: MessageWithFiles): AdminTicketMessageReply => ({
  ...presentMessage(message),
  internal: message.internal === 1,
});

/** A ticket as operators see it, with whose it is. */
export function presentAdminTicket(ticket: TicketWithFiles, clientName: string): AdminTicketReply {
  const { businessId: clientId, name, email, phone, unread } = ticket;
  return { ...presentTicket(ticket), clientId, clientName, name, email, phone, unread: unread === 1 };
}

export const presentAdminThread = (ticket: TicketWithThread, clientName: string): AdminTicketThreadReply => ({
  ...presentAdminTicket(ticket, clientName),
  messages: ticket.messages.map(presentAdminMessage),
});
