import type { ApiSettings } from '../../settings.ts';
import { inboxLink } from '../inbox/inboxLink.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { signature } from '../outbox/signature.ts';
import type { Ticket } from './Ticket.entity.ts';
import type { TicketMessage } from './TicketMessage.entity.ts';
import type { TicketClient } from './thread.query.ts';

type Site = ApiSettings['site'];

/** Where a client reads a ticket, and answers it. */
const threadLink = ({ origin }: Site, { id }: Pick<Ticket, 'id'>): string => `${origin}/dashboard?ticket=${id}#support`;

const body = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/** Brings an operator's answer to the client, with the way to answer it in turn. */
export function answerMail(ticket: Ticket, message: TicketMessage, client: TicketClient, site: Site): NewMail {
  return {
    kind: 'answer',
    recipient: client.email,
    subject: `Answer to your ticket: ${ticket.title}`,
    body: body(
      `Hello ${client.firstName},`,
      `${message.name} has answered your support ticket: ${ticket.title}`,
      message.text,
      `Read it with its files, and answer it: ${threadLink(site, ticket)}`,
      signature(site),
    ),
  };
}

/** Tells the client that nothing more is being done about a ticket, and how to say that it is not over. */
export function overMail(ticket: Ticket, client: TicketClient, site: Site): NewMail {
  const { title, status } = ticket;
  return {
    kind: 'answer',
    recipient: client.email,
    subject: `Your ticket is ${status}: ${title}`,
    body: body(
      `Hello ${client.firstName},`,
      `Your support ticket is ${status}: ${title}`,
      `If it is not over for you, write below it, and it is open again: ${threadLink(site, ticket)}`,
      signature(site),
    ),
  };
}

/** Tells the operator what a client wrote; where no address is set there is nobody to tell. */
export function replyAlertMail(
  ticket: Ticket,
  message: TicketMessage,
  client: Pick<TicketClient, 'name' | 'email'>,
  { mail, site }: Pick<ApiSettings, 'mail' | 'site'>,
): NewMail[] {
  if (!mail.operator) return [];
  return [
    {
      kind: 'alert',
      recipient: mail.operator,
      replyTo: client.email,
      subject: `Reply to ticket: ${ticket.title}`,
      body: body(
        `Business: ${client.name}\nName: ${message.name}\nTicket: ${ticket.id}`,
        message.text,
        `Answer it: ${inboxLink(site, 'ticket', ticket.id)}`,
      ),
    },
  ];
}
