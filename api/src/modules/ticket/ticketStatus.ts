import type { Ticket } from './Ticket.entity.ts';

/** Whether a ticket is resolved or closed. */
export const isResolvedOrClosed = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status === 'resolved' || status === 'closed';
