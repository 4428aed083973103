import type { TicketReply } from '@skal/contracts/support/ticket';
import { useNow } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { RelativeTime } from '../../components/time/RelativeTime.tsx';
import { myTickets as copy } from '../../content/support/myTickets.ts';

const isClosed = ({ status }: TicketReply) => status === 'resolved' || status === 'closed';

/** Response time of a ticket: replied, due, or late (L21). The server counts business hours. */
export function ResponseClock({ ticket }: { ticket: TicketReply }) {
  const now = useNow();
  const { respondedAt, responseDueAt } = ticket;
  if (respondedAt) {
    return (
      <Line>
        {copy.answered} <RelativeTime at={respondedAt} />
      </Line>
    );
  }
  if (isClosed(ticket)) return null;
  const late = Date.parse(responseDueAt) < now;
  return (
    <Line data-late={late ? '' : undefined}>
      {late ? copy.overdue : copy.due} <RelativeTime at={responseDueAt} />
    </Line>
  );
}

const Line = styled.p`
  color: var(--ink-2);
  font: var(--type-meta);

  &[data-late] {
    color: var(--tegl);
    font-weight: 600;
  }
`;
