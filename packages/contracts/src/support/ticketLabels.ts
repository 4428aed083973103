import { say } from '../site/say.ts';
import type { TicketCategory, TicketPriority, TicketStatus } from './ticket.ts';

/** Display labels of ticket values, for clients and operators. */
export const ticketPriorityLabels: Readonly<Record<TicketPriority, string>> = {
  emergency: say(/*i18n*/ 'Emergency'),
  high: say(/*i18n*/ 'High'),
  normal: say(/*i18n*/ 'Normal'),
};

export const ticketCategoryLabels: Readonly<Record<TicketCategory, string>> = {
  bug: say(/*i18n*/ 'Bug report'),
  feature: say(/*i18n*/ 'Feature request'),
  'ui-change': say(/*i18n*/ 'UI change'),
  performance: say(/*i18n*/ 'Performance'),
  integration: say(/*i18n*/ 'Integration'),
  content: say(/*i18n*/ 'Content'),
  other: say(/*i18n*/ 'Other'),
};

export const ticketStatusLabels: Readonly<Record<TicketStatus, string>> = {
  open: say(/*i18n*/ 'Open'),
  'in-progress': say(/*i18n*/ 'In progress'),
  resolved: say(/*i18n*/ 'Resolved'),
  closed: say(/*i18n*/ 'Closed'),
};
