import { ticketStatuses } from '@skal/contracts/ticket';
import type { ChangeTicketBody } from '@skal/contracts/ticketDesk';
import { categoryNames, priorityNames } from '@skal/contracts/ticketNames';
import { Badge, DescriptionList, Select, TextLink } from '@skal/shared-ui';
import { useWhileWatched } from '@skal/shell-kit/api';
import { styled } from 'styled-components';
import { inboxStatusNames, ticketDesk as words } from '../../content/inbox.ts';
import { formatMoment } from '../../content/time.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ClientButton } from './ClientButton.tsx';
import { DetailFrame, DetailWaiting, Written } from './DetailFrame.tsx';
import type { DetailProps } from './detailProps.ts';
import { FileLinks } from './FileLinks.tsx';
import { useChangeDeskTicketMutation, useReadDeskTicketQuery } from './inbox.api.ts';
import { ResponseClock } from './ResponseClock.tsx';
import { TicketMessages } from './TicketMessages.tsx';
import { useChange } from './useChange.ts';
import { useMarkRead } from './useMarkRead.ts';

const LOOK_MS = 15_000;
const statuses = ticketStatuses.map((value) => ({ value, label: inboxStatusNames[value] }));

/** A ticket with all that was written below it, its clock, and the way to answer it. */
export function TicketDetail({ id, onChanged, onClient }: DetailProps) {
  const {
    data: ticket,
    error,
    isFetching,
    refetch,
  } = useReadDeskTicketQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  useWhileWatched(() => void refetch(), LOOK_MS);
  const [send] = useChangeDeskTicketMutation();
  const change = useChange((body: ChangeTicketBody) => send({ params: { id }, body }).unwrap(), onChanged);
  useMarkRead(ticket?.unread, () => void change({ read: true }));
  if (!ticket) return <DetailWaiting {...{ error, isFetching }} onRetry={() => void refetch()} />;
  const { priority, phone, attachments } = ticket;
  return (
    <DetailFrame
      kind="ticket"
      title={ticket.title}
      onUnread={() => void change({ read: false })}
      marks={
        <>
          {priority === 'normal' ? null : (
            <Badge tone={priority === 'emergency' ? 'tegl' : 'neutral'}>{priorityNames[priority]}</Badge>
          )}
          <ResponseClock ticket={ticket} />
        </>
      }
    >
      <Status
        label={words.status}
        showLabel
        value={ticket.status}
        options={statuses}
        onValueChange={(value) => {
          const status = ticketStatuses.find((one) => one === value);
          if (status) void change({ status });
        }}
      />
      <Written>{ticket.description}</Written>
      {attachments.length > 0 ? <FileLinks ticketId={id} files={attachments} label={words.files} /> : null}
      <DescriptionList
        items={[
          { term: words.client, description: <ClientButton client={ticket} onClient={onClient} /> },
          { term: words.from, description: <Written>{`${ticket.name} <${ticket.email}>`}</Written> },
          ...(phone
            ? [
                {
                  term: words.phone,
                  description: <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>,
                },
              ]
            : []),
          { term: words.category, description: categoryNames[ticket.category] },
          { term: words.opened, description: formatMoment(ticket.createdAt) },
        ]}
      />
      <TicketMessages ticketId={id} messages={ticket.messages} />
      <AnswerForm ticketId={id} onSent={(isNote) => (isNote ? undefined : onChanged({ unread: false }))} />
    </DetailFrame>
  );
}

const Status = styled(Select)`
  justify-self: start;
`;
