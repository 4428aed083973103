import type { TicketReply } from '@skal/contracts/support/ticket';
import { ErrorState, Skeleton, Text } from '@skal/shared-ui';
import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { myTickets } from '../../../content/support/myTickets.ts';
import { useReadTicketThreadQuery } from '../ticket.api.ts';
import type { UploadsState } from '../upload/useUploads.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ThreadMessage } from './ThreadMessage.tsx';

const copy = myTickets.thread;

interface Props {
  ticket: TicketReply;
  running: UploadsState;
}

/** Messages of a ticket, and the reply form. The ticket list signals changes. */
export function Thread({ ticket, running }: Props) {
  const titleId = useId();
  const { id, updatedAt } = ticket;
  const { data, isError, isFetching, refetch } = useReadTicketThreadQuery({ params: { id } });
  const isBehind = data !== undefined && data.updatedAt < updatedAt;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const isClosed = ticket.status === 'resolved' || ticket.status === 'closed';
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{copy.title}</Title>
      {isError && !isFetching ? <ErrorState {...copy.failed} headingLevel={3} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Messages aria-live="polite">
          {data.messages.map((message) => (
            <ThreadMessage key={message.id} ticketId={id} message={message} running={running} />
          ))}
        </Messages>
      ) : isError ? null : (
        <Skeleton rows={2} label={copy.loading} />
      )}
      {data?.messages.length === 0 ? <Text tone="muted">{copy.none}</Text> : null}
      {isClosed ? <Text tone="muted">{copy.again}</Text> : null}
      <ReplyForm ticketId={id} onFile={running.upload} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
`;

const Title = styled.h4`
  font: var(--type-label);
`;

const Messages = styled.ol`
  display: grid;
  gap: 12px;
`;
