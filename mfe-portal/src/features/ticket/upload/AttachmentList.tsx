import type { TicketReply } from '@skal/contracts/support/ticket';
import { useId } from 'react';
import { styled } from 'styled-components';
import { myTickets as copy } from '../../../content/support/myTickets.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import type { UploadsState } from './useUploads.ts';

interface Props {
  ticket: TicketReply;
  running: UploadsState;
}

/** Files of a ticket: stored ones, and running uploads. */
export function AttachmentList({ ticket, running: { uploads, upload } }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{copy.files}</Title>
      <Files>
        {ticket.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            ticketId={ticket.id}
            attachment={attachment}
            upload={uploads.get(attachment.id)}
            onUpload={upload}
          />
        ))}
      </Files>
    </section>
  );
}

const Title = styled.h4`
  margin-block-end: 4px;
  font: var(--type-label);
`;

const Files = styled.ul`
  display: grid;
`;
