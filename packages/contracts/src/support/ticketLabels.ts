import type { TicketCategory, TicketPriority, TicketStatus } from './ticket.ts';

/** Display labels of ticket values, for clients and operators. */
export const ticketPriorityLabels: Readonly<Record<TicketPriority, string>> = {
  emergency: 'Emergency',
  high: 'High',
  normal: 'Normal',
};

export const ticketCategoryLabels: Readonly<Record<TicketCategory, string>> = {
  bug: 'Bug report',
  feature: 'Feature request',
  'ui-change': 'UI change',
  performance: 'Performance',
  integration: 'Integration',
  content: 'Content',
  other: 'Other',
};

export const ticketStatusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  'in-progress': 'In progress',
  resolved: 'Resolved',
  closed: 'Closed',
};
