import type { Ticket } from './Ticket.entity.ts';

/** Whether nothing more is being done about a ticket. */
export const isResolvedOrClosed = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status === 'resolved' || status === 'closed';
