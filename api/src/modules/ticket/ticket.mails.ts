import { responseTargets, type TicketPriority } from '@skal/contracts/ticket';
import { inWords } from '../../calendar.ts';
import type { ApiSettings } from '../../settings.ts';
import { inboxLink } from '../inbox/inboxLink.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import { signature } from '../outbox/signature.ts';
import type { Ticket } from './Ticket.entity.ts';

const PRIORITY: Record<TicketPriority, string> = { emergency: 'Emergency', high: 'High', normal: 'Normal' };

const due = ({ responseDueAt }: Ticket, { timeZone }: ApiSettings) =>
  `${inWords(responseDueAt, timeZone)} (${timeZone.replace(/^.*\//, '')} time)`;

/**
 * Tells the client at once that we have it. It goes to the address of the account and to no other that the form
 * may name, because it repeats what was written.
 */
export function receiptMail(
  ticket: Ticket,
  client: { email: string; firstName: string },
  settings: ApiSettings,
): NewMail {
  const lines = [
    `Hello ${client.firstName},`,
    `We have received your support ticket: ${ticket.title}`,
    [
      `Priority: ${PRIORITY[ticket.priority]}`,
      `Response target: ${responseTargets[ticket.priority].label}`,
      `Response due: ${due(ticket, settings)}`,
      `Ticket: ${ticket.id}`,
    ].join('\n'),
    `You can follow it in your portal: ${settings.site.origin}/dashboard?ticket=${ticket.id}#support`,
    signature(settings.site),
  ];
  return {
    kind: 'receipt',
    recipient: client.email,
    subject: `We have received your ticket: ${ticket.title}`,
    body: `${lines.join('\n\n')}\n`,
  };
}

/** Tells the operator; where no address is set there is nobody to tell. */
export function ticketAlertMail(
  ticket: Ticket,
  business: { name: string },
  files: readonly string[],
  settings: ApiSettings,
): NewMail[] {
  const { operator } = settings.mail;
  if (!operator) return [];
  const facts: (readonly [label: string, value: string | null])[] = [
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
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [
    {
      kind: 'alert',
      recipient: operator,
      replyTo: ticket.email,
      subject: `${PRIORITY[ticket.priority]} ticket: ${ticket.title}`,
      body: `${lines.join('\n')}\n\n${ticket.description}\n\nAnswer it: ${inboxLink(settings.site, 'ticket', ticket.id)}\n`,
    },
  ];
}
