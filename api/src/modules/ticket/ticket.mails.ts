import { responseTargets, type TicketPriority } from '@skal/contracts/support/ticket';
import type { ApiSettings } from '../../settings/settings.ts';
import { formatDateTime } from '../../time/calendar.ts';
import { buildInboxLink } from '../inbox/inboxLink.ts';
import { buildMail, button, fieldList, greeting, paragraph, quote, signature } from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { Ticket } from './Ticket.entity.ts';

const PRIORITY: Record<TicketPriority, string> = { emergency: 'Emergency', high: 'High', normal: 'Normal' };

type TicketSummary = Omit<
  Ticket,
  | 'businessId'
  | 'authorId'
  | 'status'
  | 'respondedAt'
  | 'unread'
  | 'requestKey'
  | 'requestHash'
  | 'createdAt'
  | 'updatedAt'
>;
type Settings = Pick<ApiSettings, 'site' | 'mail' | 'timeZone'>;

const due = ({ responseDueAt }: Pick<Ticket, 'responseDueAt'>, { timeZone }: Settings) =>
  `${formatDateTime(responseDueAt, timeZone)} (${timeZone.replace(/^.*\//, '')} time)`;

/**
 * Builds the receipt to the client. It repeats what was written, so it goes to the account's address, never to one from
 * the form.
 */
export function ticketReceivedMail(
  ticket: Pick<Ticket, 'id' | 'title' | 'priority' | 'responseDueAt'>,
  client: { email: string; firstName: string },
  settings: Settings,
): NewMail {
  const { site } = settings;
  return buildMail(
    { kind: 'receipt', recipient: client.email, subject: `We have received your ticket: ${ticket.title}` },
    {
      parts: [
        greeting(client.firstName),
        paragraph(`We have received your support ticket: ${ticket.title}`),
        fieldList([
          ['Priority', PRIORITY[ticket.priority]],
          ['Response target', responseTargets[ticket.priority].label],
          ['Response due', due(ticket, settings)],
          ['Ticket', ticket.id],
        ]),
        button(
          'You can follow the ticket in your portal:',
          'View ticket',
          `${site.origin}/dashboard?ticket=${ticket.id}#support`,
        ),
      ],
      signature: signature(site),
    },
  );
}

/** Builds the alert to the operator; undefined if no address is set. */
export function ticketAlertMail(
  ticket: TicketSummary,
  business: { name: string },
  files: readonly string[],
  settings: Settings,
): NewMail[] {
  const { operator } = settings.mail;
  if (!operator) return [];
  const known = fieldList([
    ['Priority', PRIORITY[ticket.priority]],
    ['Answer due', due(ticket, settings)],
    ['Business', business.name],
    ['Name', ticket.name],
    ['Email', ticket.email],
    ['Phone', ticket.phone],
    ['Category', ticket.category],
    ['Title', ticket.title],
    ['Files', files.join(', ') || null],
    ['Ticket', ticket.id],
  ]);
  const answer = button('Answer it:', 'Reply in the inbox', buildInboxLink(settings.site, 'ticket', ticket.id));
  const subject = `${PRIORITY[ticket.priority]} ticket: ${ticket.title}`;
  const parts = [known, quote(ticket.description), answer];
  return [buildMail({ kind: 'alert', recipient: operator, replyTo: ticket.email, subject }, { parts })];
}
