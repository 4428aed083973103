import type { TicketReply } from '@skal/contracts/support/ticket';
import { Badge } from '@skal/shared-ui';
import { styled } from 'styled-components';
import { myTickets as copy } from '../../../content/support/myTickets.ts';
import { ResponseClock } from '../ResponseClock.tsx';
import { PriorityBadge, StatusBadge } from '../TicketBadges.tsx';

interface Props {
  tickets: readonly TicketReply[];
  openId: string | null;
  example: boolean;
  onOpen: (id: string) => void;
}

/** Returns the URL of a ticket, as emails link to it. */
const hrefOfTicket = (id: string): string => `/dashboard?ticket=${id}#support`;

/** The tickets in the server's order, newest first. */
export const TicketList = ({ tickets, openId, example, onOpen }: Props) => (
  <List aria-label={copy.title}>
    {tickets.map((ticket) => (
      <Item key={ticket.id} data-open={ticket.id === openId ? '' : undefined}>
        <Open
          {...(example ? { as: 'button', type: 'button' } : { href: hrefOfTicket(ticket.id) })}
          aria-current={ticket.id === openId ? 'true' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(ticket.id);
          }}
        >
          {ticket.title}
        </Open>
        <Marks>
          {example ? <Badge tone="outline">{copy.example}</Badge> : null}
          <StatusBadge status={ticket.status} />
          <PriorityBadge priority={ticket.priority} />
        </Marks>
        <ResponseClock ticket={ticket} />
      </Item>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);

  &:hover {
    border-color: var(--line-strong);
  }

  &[data-open] {
    border-color: var(--fjord);
    box-shadow: inset 3px 0 0 var(--fjord);
  }

  & time {
    position: relative;
    z-index: 1;
  }
`;

/** The whole card opens the ticket. An example has no URL. */
const Open = styled.a`
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--ink);
  font: var(--type-body);
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-12);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
