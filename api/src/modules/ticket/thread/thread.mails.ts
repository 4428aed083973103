import { textIn } from '../../../language/textIn.ts';
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
import type { AlertRecipient } from '../../outbox/notice/alertRecipient.ts';
import type { Ticket } from '../Ticket.entity.ts';
import type { TicketMessage } from './TicketMessage.entity.ts';
import type { TicketClient } from './thread.query.ts';

type Site = ApiSettings['site'];
type Thread = Pick<Ticket, 'id' | 'title' | 'status'>;
type MessageText = Pick<TicketMessage, 'name' | 'text'>;
type Reader = Pick<TicketClient, 'email' | 'firstName' | 'language'>;

/** Returns the page on which a client reads and answers a ticket. */
const threadLink = ({ origin }: Site, { id }: Pick<Ticket, 'id'>): string => `${origin}/dashboard?ticket=${id}#support`;

/** Builds the email with an operator's answer and a link to reply. */
export function ticketAnswerMail(ticket: Thread, message: MessageText, client: Reader, site: Site): NewMail {
  const { email, firstName, language } = client;
  const text = textIn(language);
  const { title } = ticket;
  const answered = text(/*i18n*/ '{name} has answered your support ticket: {title}', { name: message.name, title });
  return buildMail(
    { kind: 'answer', recipient: email, subject: text(/*i18n*/ 'Answer to your ticket: {title}', { title }) },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(answered),
        quote(message.text),
        button(
          text(/*i18n*/ 'View the reply and any files, or answer:'),
          text(/*i18n*/ 'Open the ticket'),
          threadLink(site, ticket),
        ),
      ],
      signature: signature(site),
    },
  );
}

const OVER = {
  resolved: {
    subject: /*i18n*/ 'Your ticket is resolved: {title}',
    body: /*i18n*/ 'Your support ticket is resolved: {title}',
  },
  closed: {
    subject: /*i18n*/ 'Your ticket is closed: {title}',
    body: /*i18n*/ 'Your support ticket is closed: {title}',
  },
};

/** Builds the email that tells the client that a ticket is over, and how to object. */
export function ticketClosedMail(
  { id, title, status }: Pick<Ticket, 'id' | 'title'> & { status: keyof typeof OVER },
  { email, firstName, language }: Reader,
  site: Site,
): NewMail {
  const text = textIn(language);
  const { subject, body } = OVER[status];
  return buildMail(
    { kind: 'answer', recipient: email, subject: text(subject, { title }) },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(text(body, { title })),
        button(
          text(/*i18n*/ 'Not solved yet? Reply to reopen the ticket:'),
          text(/*i18n*/ 'Open the ticket'),
          threadLink(site, { id }),
        ),
      ],
      signature: signature(site),
    },
  );
}

/** Builds the alert about a client's reply. */
export function ticketReplyAlertMail(
  ticket: Thread,
  message: MessageText,
  client: Pick<TicketClient, 'name' | 'email'>,
  { email: recipient, language }: AlertRecipient,
  site: Site,
): NewMail {
  const text = textIn(language);
  const parts = [
    fieldList([
      [text(/*i18n*/ 'Business'), client.name],
      [text(/*i18n*/ 'Name'), message.name],
      [text(/*i18n*/ 'Ticket'), ticket.id],
    ]),
    quote(message.text),
    button(text(/*i18n*/ 'Answer it:'), text(/*i18n*/ 'Reply in the inbox'), buildInboxLink(site, 'ticket', ticket.id)),
  ];
  const subject = text(/*i18n*/ 'Reply to ticket: {title}', { title: ticket.title });
  return buildMail({ kind: 'alert', recipient, replyTo: client.email, subject }, { language, parts });
}
