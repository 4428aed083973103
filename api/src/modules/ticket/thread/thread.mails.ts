import type { ApiSettings } from '../../../settings/settings.ts';
import { buildInboxLink } from '../../inbox/inboxLink.ts';
import {
  buildMail,
  button,
  fieldList,
  greeting,
  paragraph,
  quote,
  signature,
} from '../../outbox/content/mailContent.ts';
import type { NewMail } from '../../outbox/enqueueMails.ts';
import type { Ticket } from '../Ticket.entity.ts';
import type { TicketMessage } from './TicketMessage.entity.ts';
import type { TicketClient } from './thread.query.ts';

type Site = ApiSettings['site'];
type Thread = Pick<Ticket, 'id' | 'title' | 'status'>;
type MessageText = Pick<TicketMessage, 'name' | 'text'>;
type Reader = Pick<TicketClient, 'email' | 'firstName'>;

/** Returns the page on which a client reads and answers a ticket. */
const threadLink = ({ origin }: Site, { id }: Pick<Ticket, 'id'>): string => `${origin}/dashboard?ticket=${id}#support`;

/** Builds the email with an operator's answer and a link to reply. */
export const ticketAnswerMail = (ticket: Thread, message: MessageText, client: Reader, site: Site): NewMail =>
  buildMail(
    { kind: 'answer', recipient: client.email, subject: `Answer to your ticket: ${ticket.title}` },
    {
      parts: [
        greeting(client.firstName),
        paragraph(`${message.name} has answered your support ticket: ${ticket.title}`),
        quote(message.text),
        button('View the reply and any files, or answer:', 'Open the ticket', threadLink(site, ticket)),
      ],
      signature: signature(site),
    },
  );

/** Builds the email that tells the client that a ticket is over, and how to object. */
export const ticketClosedMail = ({ id, title, status }: Thread, client: Reader, site: Site): NewMail =>
  buildMail(
    { kind: 'answer', recipient: client.email, subject: `Your ticket is ${status}: ${title}` },
    {
      parts: [
        greeting(client.firstName),
        paragraph(`Your support ticket is ${status}: ${title}`),
        button('Not solved yet? Reply to reopen the ticket:', 'Open the ticket', threadLink(site, { id })),
      ],
      signature: signature(site),
    },
  );

/** Builds the alert about a client's reply; undefined if no operator address is set. */
export function ticketReplyAlertMail(
  ticket: Thread,
  message: MessageText,
  client: Pick<TicketClient, 'name' | 'email'>,
  { mail, site }: Pick<ApiSettings, 'mail' | 'site'>,
): NewMail[] {
  if (!mail.operator) return [];
  const subject = `Reply to ticket: ${ticket.title}`;
  const parts = [
    fieldList([
      ['Business', client.name],
      ['Name', message.name],
      ['Ticket', ticket.id],
    ]),
    quote(message.text),
    button('Answer it:', 'Reply in the inbox', buildInboxLink(site, 'ticket', ticket.id)),
  ];
  return [buildMail({ kind: 'alert', recipient: mail.operator, replyTo: client.email, subject }, { parts })];
}
