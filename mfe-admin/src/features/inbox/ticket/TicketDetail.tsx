import type { ChangeTicketBody } from '@skal/contracts/support/adminTicket';
import { ticketStatuses } from '@skal/contracts/support/ticket';
import { ticketCategoryLabels, ticketPriorityLabels } from '@skal/contracts/support/ticketLabels';
import { Badge, DescriptionList, Select, TextLink } from '@skal/shared-ui';
import { usePollWhileActive } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { ticketAdmin as copy, inboxStatusNames } from '../../../content/operations/inbox.ts';
import { formatDateTime } from '../../../format/date.ts';
import { ClientLink } from '../ClientLink.tsx';
import { DetailLayout, DetailPlaceholder, PreservedText } from '../detail/DetailLayout.tsx';
import type { DetailProps } from '../detail/DetailProps.ts';
import { useChangeAdminTicketMutation, useReadAdminTicketQuery } from '../inbox.api.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useUpdateItem } from '../useUpdateItem.ts';
import { FileLinks } from './FileLinks.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { ResponseClock } from './ResponseClock.tsx';
import { TicketMessages } from './TicketMessages.tsx';

const LOOK_MS = 15_000;
const statuses = ticketStatuses.map((value) => ({ value, label: inboxStatusNames[value] }));

/** A ticket with its messages, response time and reply form. */
export function TicketDetail({ id, onChanged, onClient }: DetailProps) {
  const {
    data: ticket,
    error,
    isFetching,
    refetch,
  } = useReadAdminTicketQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  usePollWhileActive(() => void refetch(), LOOK_MS);
  const [send] = useChangeAdminTicketMutation();
  const change = useUpdateItem((body: ChangeTicketBody) => send({ params: { id }, body }).unwrap(), onChanged);
  useMarkRead(ticket?.unread, () => void change({ read: true }));
  if (!ticket) return <DetailPlaceholder {...{ error, isFetching }} onRetry={() => void refetch()} />;
  const { priority, phone, attachments } = ticket;
  return (
    <DetailLayout
      kind="ticket"
      title={ticket.title}
      onUnread={() => void change({ read: false })}
      badges={
        <>
          {priority === 'normal' ? null : (
            <Badge tone={priority === 'emergency' ? 'danger' : 'neutral'}>{ticketPriorityLabels[priority]}</Badge>
          )}
          <ResponseClock ticket={ticket} />
        </>
      }
    >
      <Status
        label={copy.status}
        showLabel
        value={ticket.status}
        options={statuses}
        onValueChange={(value) => {
          const status = ticketStatuses.find((item) => item === value);
          if (status) void change({ status });
        }}
      />
      <PreservedText>{ticket.description}</PreservedText>
      {attachments.length > 0 ? <FileLinks ticketId={id} files={attachments} label={copy.files} /> : null}
      <DescriptionList
        items={[
          { term: copy.client, description: <ClientLink client={ticket} onClient={onClient} /> },
          { term: copy.from, description: <PreservedText>{`${ticket.name} <${ticket.email}>`}</PreservedText> },
          ...(phone
            ? [
                {
                  term: copy.phone,
                  description: <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>,
                },
              ]
            : []),
          { term: copy.category, description: ticketCategoryLabels[ticket.category] },
          { term: copy.opened, description: formatDateTime(ticket.createdAt) },
        ]}
      />
      <TicketMessages ticketId={id} messages={ticket.messages} />
      <ReplyForm ticketId={id} onSent={(isNote) => (isNote ? undefined : onChanged({ unread: false }))} />
    </DetailLayout>
  );
}

const Status = styled(Select)`
  justify-self: start;
`;
