import { FileDrop } from '@skal/shared-ui';
import { roomWords, ticketForm } from '../../content/ticketForm.ts';
import { ATTACHMENT_ACCEPT } from './attachment.ts';
import { useReadFileRoomQuery } from './ticket.api.ts';
import type { Attachments } from './useAttachments.ts';

interface Props {
  label: string;
  name: string;
  attachments: Attachments;
}

/** Takes the files of a ticket or of a message, and says what is left of the room for them where that matters. */
export function AttachmentsField({ label, name, attachments }: Props) {
  const { data: room } = useReadFileRoomQuery();
  const left = room ? roomWords(room) : null;
  return (
    <FileDrop
      label={label}
      hint={[ticketForm.fields.attachmentsHint, left].filter(Boolean).join(' ')}
      name={name}
      accept={ATTACHMENT_ACCEPT}
      files={attachments.rows}
      onAdd={attachments.add}
      onRemove={attachments.remove}
    />
  );
}
