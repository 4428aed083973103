import type { TicketCategory, TicketPriority, TicketStatus } from '@skal/contracts/ticket';

/** The Support Center's fixed texts (L1-L3, L6, L21). */
export const support = {
  label: 'Support Center',
  tabs: { form: 'New Ticket', list: 'My Tickets' },
  guidelines: {
    title: 'What counts as an emergency',
    text: 'Your app is down, guests cannot pay or book, or personal data may be at risk. Everything else is high or normal.',
  },
  targets: {
    title: 'Response targets',
    rows: [
      { priority: 'Emergency', target: '15 minutes', hours: '24/7' },
      { priority: 'High', target: '2 hours', hours: 'Business hours' },
      { priority: 'Normal', target: '24-48 hours', hours: 'Business hours' },
    ],
    note: 'Business hours are those of Copenhagen: weekends and Danish public holidays do not count.',
  },
  reach: {
    title: 'Reach us',
    text: 'Tell us what happened, on which phone, and when. A picture helps.',
    phone: 'Phone',
    email: 'E-mail',
  },
} as const;

export const priorityNames: Readonly<Record<TicketPriority, string>> = {
  emergency: 'Emergency',
  high: 'High',
  normal: 'Normal',
};

export const categoryNames: Readonly<Record<TicketCategory, string>> = {
  bug: 'Bug report',
  feature: 'Feature request',
  'ui-change': 'UI change',
  performance: 'Performance',
  integration: 'Integration',
  content: 'Content',
  other: 'Other',
};

export const statusNames: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  'in-progress': 'In progress',
  resolved: 'Resolved',
  closed: 'Closed',
};
