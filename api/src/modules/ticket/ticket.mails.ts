import type { Locale } from '@skal/contracts/site/locale';
import { responseTargets, type TicketCategory, type TicketPriority } from '@skal/contracts/support/ticket';
import { ticketPriorityLabels } from '@skal/contracts/support/ticketLabels';
import { textIn } from '../../language/textIn.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { formatDateTime } from '../../time/calendar.ts';
import { buildInboxLink } from '../inbox/inboxLink.ts';
import {
  buildMail,
  button,
  fieldList,
  greeting,
  paragraph,
  quote,
  type Recipient,
  signature,
} from '../outbox/content/mailContent.ts';
import type { NewMail } from '../outbox/enqueueMails.ts';
import type { AlertRecipient } from '../outbox/notice/alertRecipient.ts';
import type { Ticket } from './Ticket.entity.ts';

const ALERT_SUBJECT: Record<TicketPriority, string> = {
  emergency: /*i18n*/ 'Emergency ticket: {title}',
  high: /*i18n*/ 'High ticket: {title}',
  normal: /*i18n*/ 'Normal ticket: {title}',
};

const CATEGORY: Record<TicketCategory, string> = {
  bug: /*i18n*/ 'bug',
  feature: /*i18n*/ 'feature',
  'ui-change': /*i18n*/ 'ui-change',
  performance: /*i18n*/ 'performance',
  integration: /*i18n*/ 'integration',
  content: /*i18n*/ 'content',
  other: /*i18n*/ 'other',
};

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
type Settings = Pick<ApiSettings, 'site' | 'timeZone'>;

function formatDue({ responseDueAt }: Pick<Ticket, 'responseDueAt'>, { timeZone }: Settings, language: Locale): string {
  const text = textIn(language);
  const time = formatDateTime(responseDueAt, timeZone, language);
  return timeZone === 'Europe/Copenhagen'
    ? text(/*i18n*/ '{time} (Copenhagen time)', { time })
    : text(/*i18n*/ '{time} ({place} time)', { time, place: timeZone.replace(/^.*\//, '') });
}

/**
 * Builds the receipt to the client. It repeats what was written, so it goes to the account's address, never to one from
 * the form.
 */
export function ticketReceivedMail(
  ticket: Pick<Ticket, 'id' | 'title' | 'priority' | 'responseDueAt'>,
  { email, firstName, language }: Recipient,
  settings: Settings,
): NewMail {
  const { site } = settings;
  const { id, title, priority } = ticket;
  const text = textIn(language);
  return buildMail(
    { kind: 'receipt', recipient: email, subject: text(/*i18n*/ 'We have received your ticket: {title}', { title }) },
    {
      language,
      parts: [
        greeting(firstName, text),
        paragraph(text(/*i18n*/ 'We have received your support ticket: {title}', { title })),
        fieldList([
          [text(/*i18n*/ 'Priority'), text(ticketPriorityLabels[priority])],
          [text(/*i18n*/ 'Response target'), text(responseTargets[priority].label)],
          [text(/*i18n*/ 'Response due'), formatDue(ticket, settings, language)],
          [text(/*i18n*/ 'Ticket'), id],
        ]),
        button(
          text(/*i18n*/ 'You can follow the ticket in your portal:'),
          text(/*i18n*/ 'View ticket'),
          `${site.origin}/dashboard?ticket=${id}#support`,
        ),
      ],
      signature: signature(site),
    },
  );
}

/** Builds the alert to the operator. */
export function ticketAlertMail(
  ticket: TicketSummary,
  business: { name: string },
  files: readonly string[],
  { email: recipient, language }: AlertRecipient,
  settings: Settings,
): NewMail {
  const text = textIn(language);
  const known = fieldList([
    [text(/*i18n*/ 'Priority'), text(ticketPriorityLabels[ticket.priority])],
    [text(/*i18n*/ 'Answer due'), formatDue(ticket, settings, language)],
    [text(/*i18n*/ 'Business'), business.name],
    [text(/*i18n*/ 'Name'), ticket.name],
    [text(/*i18n*/ 'Email'), ticket.email],
    [text(/*i18n*/ 'Phone'), ticket.phone],
    [text(/*i18n*/ 'Category'), text(CATEGORY[ticket.category])],
    [text(/*i18n*/ 'Title'), ticket.title],
    [text(/*i18n*/ 'Files'), files.join(', ') || null],
    [text(/*i18n*/ 'Ticket'), ticket.id],
  ]);
  const answer = button(
    text(/*i18n*/ 'Answer it:'),
    text(/*i18n*/ 'Reply in the inbox'),
    buildInboxLink(settings.site, 'ticket', ticket.id),
  );
  return buildMail(
    {
      kind: 'alert',
      recipient,
      replyTo: ticket.email,
      subject: text(ALERT_SUBJECT[ticket.priority], { title: ticket.title }),
    },
    { language, parts: [known, quote(ticket.description), answer] },
  );
}
