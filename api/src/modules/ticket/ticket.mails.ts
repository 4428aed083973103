import { responseTargets, type TicketPriority } from '@skal/contracts/ticket';
import { inWords } from '../../calendar.ts';
import type { ApiSettings } from '../../settings.ts';
import { inboxLink } from '../inbox/inboxLink.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { button, facts, hello, mailOf, quote, signature, text } from '../outbox/letter.ts';
import type { Ticket } from './Ticket.entity.ts';

const PRIORITY: Record<TicketPriority, string> = { emergency: 'Emergency', high: 'High', normal: 'Normal' };

type Filed = Omit<
  Ticket,
  'businessId' | 'status' | 'respondedAt' | 'unread' | 'requestKey' | 'requestHash' | 'createdAt' | 'updatedAt'
>;
type Settings = Pick<ApiSettings, 'site' | 'mail' | 'timeZone'>;

const due = ({ responseDueAt }: Pick<Ticket, 'responseDueAt'>, { timeZone }: Settings) =>
  `${inWords(responseDueAt, timeZone)} (${timeZone.replace(/^.*\//, '')} time)`;

/**
 * Tells the client at once that we have it. It goes to the address of the account and to no other that the form
 * may name, because it repeats what was written.
 */
export function receiptMail(
  ticket: Pick<Ticket, 'id' | 'title' | 'priority' | 'responseDueAt'>,
  client: { email: string; firstName: string },
  settings: Settings,
): NewMail {
  const { site } = settings;
  return mailOf(
    { kind: 'receipt', recipient: client.email, subject: `We have received your ticket: ${ticket.title}` },
    {
      parts: [
        hello(client.firstName),
        text(`We have received your support ticket: ${ticket.title}`),
        facts([
          ['Priority', PRIORITY[ticket.priority]],
          ['Response target', responseTargets[ticket.priority].label],
          ['Response due', due(ticket, settings)],
          ['Ticket', ticket.id],
        ]),
        button(
          'You can follow it in your portal:',
          'Follow it in your portal',
          `${site.origin}/dashboard?ticket=${ticket.id}#support`,
        ),
      ],
      signature: signature(site),
    },
  );
}

/** Tells the operator; where no address is set there is nobody to tell. */
export function ticketAlertMail(
  ticket: Filed,
  business: { name: string },
  files: readonly string[],
  settings: Settings,
): NewMail[] {
  const { operator } = settings.mail;
  if (!operator) return [];
  const known = facts([
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
  const answer = button('Answer it:', 'Answer it in the inbox', inboxLink(settings.site, 'ticket', ticket.id));
  const subject = `${PRIORITY[ticket.priority]} ticket: ${ticket.title}`;
  const parts = [known, quote(ticket.description), answer];
  return [mailOf({ kind: 'alert', recipient: operator, replyTo: ticket.email, subject }, { parts })];
}
