import type { AdminTicketMessageReply } from '@skal/contracts/support/adminTicket';
import { Badge, Text } from '@skal/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ticketAdmin as copy } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';
import { PreservedText } from '../detail/DetailLayout.tsx';
import { FileLinks } from './FileLinks.tsx';

interface Props {
  ticketId: string;
  messages: readonly AdminTicketMessageReply[];
}

/** Messages of a ticket, oldest first; internal notes are marked. */
export function TicketMessages({ ticketId, messages }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{copy.messages}</Title>
      {messages.length === 0 ? <Text tone="muted">{copy.none}</Text> : null}
      <List aria-live="polite">
        {messages.map(({ id, author, name, text, internal, createdAt, attachments }) => (
          <Item key={id} data-author={internal ? 'note' : author}>
            <Header>
              <Name>{name}</Name>
              <span>{author === 'client' ? copy.client : copy.operator}</span>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {internal ? <Badge tone="attention">{copy.internal}</Badge> : null}
            </Header>
            <PreservedText>{text}</PreservedText>
            {attachments.length > 0 ? <FileLinks ticketId={ticketId} files={attachments} label={copy.files} /> : null}
          </Item>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h3`
  margin-block-end: 8px;
  font: var(--type-label);
`;

const List = styled.ol`
  display: grid;
  gap: 10px;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--sunken);

  &[data-author='operator'] {
    background: var(--fjord-soft);
  }

  &[data-author='note'] {
    border-style: dashed;
    background: var(--havtorn-soft);
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  color: var(--ink-2);
  font: var(--type-meta);
`;

const Name = styled.span`
  color: var(--ink);
  font-weight: 600;
`;
