import type { TicketMessageReply } from '@skal/contracts/support/ticketThread';
import { styled } from 'styled-components';
import { RelativeTime } from '../../../components/time/RelativeTime.tsx';
import { myTickets } from '../../../content/support/myTickets.ts';
import { AttachmentRow } from '../upload/AttachmentRow.tsx';
import type { UploadsState } from '../upload/useUploads.ts';

interface Props {
  ticketId: string;
  message: TicketMessageReply;
  running: UploadsState;
}

/** A message with its files; of support's files, only stored ones. */
export function ThreadMessage({ ticketId, message, running: { uploads, upload } }: Props) {
  const { author, name, text, createdAt, attachments } = message;
  const isOwn = author === 'client';
  const files = attachments.filter(({ state }) => isOwn || state === 'stored');
  return (
    <Item data-own={isOwn ? '' : undefined}>
      <Header>
        <Name>{isOwn ? myTickets.thread.you : name}</Name>
        <RelativeTime at={createdAt} />
      </Header>
      <Text>{text}</Text>
      {files.length > 0 ? (
        <Files>
          {files.map((file) => (
            <AttachmentRow
              key={file.id}
              ticketId={ticketId}
              attachment={file}
              upload={uploads.get(file.id)}
              onUpload={upload}
            />
          ))}
        </Files>
      ) : null}
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-8);
  background: var(--fjord-soft);

  &[data-own] {
    background: var(--sunken);
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  color: var(--ink-2);
  font: var(--type-meta);
`;

const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--ink);
  font-weight: 600;
`;

const Text = styled.p`
  max-inline-size: var(--measure);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Files = styled.ul`
  display: grid;
`;
