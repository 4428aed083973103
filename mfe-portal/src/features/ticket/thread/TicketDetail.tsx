import { responseTargets, type TicketReply } from '@skal/contracts/support/ticket';
import { ticketCategoryLabels } from '@skal/contracts/support/ticketLabels';
import { Badge, DescriptionList } from '@skal/shared-ui';
import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { RelativeTime } from '../../../components/time/RelativeTime.tsx';
import { myTickets as copy } from '../../../content/support/myTickets.ts';
import { ResponseClock } from '../ResponseClock.tsx';
import { PriorityBadge, StatusBadge } from '../TicketBadges.tsx';
import { AttachmentList } from '../upload/AttachmentList.tsx';
import type { UploadsState } from '../upload/useUploads.ts';
import { Thread } from './Thread.tsx';

interface Props {
  ticket: TicketReply;
  example: boolean;
  running: UploadsState;
  heading: Ref<HTMLHeadingElement>;
}

/** Details of a ticket (L22). */
export function TicketDetail({ ticket, example, running, heading }: Props) {
  const titleId = useId();
  return (
    <Sheet aria-labelledby={titleId}>
      <Title id={titleId} ref={heading} tabIndex={-1}>
        {ticket.title}
      </Title>
      <Marks>
        {example ? <Badge tone="outline">{copy.example}</Badge> : null}
        <StatusBadge status={ticket.status} />
        <PriorityBadge priority={ticket.priority} />
        <ResponseClock ticket={ticket} />
      </Marks>
      <Description>{ticket.description}</Description>
      {ticket.attachments.length > 0 ? <AttachmentList ticket={ticket} running={running} /> : null}
      {example ? null : <Thread key={ticket.id} ticket={ticket} running={running} />}
      <DescriptionList
        items={[
          { term: copy.category, description: ticketCategoryLabels[ticket.category] },
          { term: copy.target, description: responseTargets[ticket.priority].label },
          { term: copy.opened, description: <RelativeTime at={ticket.createdAt} /> },
          { term: copy.updated, description: <RelativeTime at={ticket.updatedAt} /> },
          ...(example ? [] : [{ term: copy.number, description: <TicketId>{ticket.id}</TicketId> }]),
        ]}
      />
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  background: var(--surface);
`;

const Title = styled.h3`
  font: var(--type-h3);
  letter-spacing: var(--tracking-h3);
  overflow-wrap: anywhere;
  scroll-margin-block-start: 80px;
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
`;

/** Text with its line breaks. */
const Description = styled.p`
  max-inline-size: var(--measure);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const TicketId = styled.code`
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;
