import type { Ticket } from './Ticket.entity.ts';

/** Whether nothing more is being done about a ticket. */
export const isOver = ({ status }: Pick<Ticket, 'status'>): boolean => status === 'resolved' || status === 'closed';
