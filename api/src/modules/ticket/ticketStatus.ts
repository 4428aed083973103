import type { Ticket } from './Ticket.entity.ts';

/** Whether a ticket is resolved or closed. */
export const isResolvedOrClosed = <Row extends Pick<Ticket, 'status'>>(
  row: Row,
): row is Row & { status: 'resolved' | 'closed' } => row.status === 'resolved' || row.status === 'closed';
