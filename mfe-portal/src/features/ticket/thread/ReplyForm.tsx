import { DraftNotice, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, TextAreaField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { UploadRequest } from '../../../components/upload/uploadFile.ts';
import { myTickets } from '../../../content/support/myTickets.ts';
import { ticketForm } from '../../../content/support/ticketForm.ts';
import { AttachmentsField } from '../upload/AttachmentsField.tsx';
import { useReplyForm } from './useReplyForm.ts';

const copy = myTickets.thread;

interface Props {
  ticketId: string;
  /** Uploads a file of the message. */
  onFile: (job: UploadRequest) => void;
}

/** Form of a reply to a ticket. */
export function ReplyForm({ ticketId, onFile }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { form, attachments } = useReplyForm(ticketId, onFile);
  useFocusFirstError(element, form);
  return (
    <Form ref={element} noValidate aria-label={copy.form} onSubmit={form.handleSubmit}>
      <DraftNotice draft={form.draft} remark={ticketForm.draftFiles} onDiscard={attachments.clear} />
      <TextAreaField label={copy.label} required rows={3} {...textFieldProps(form, 'text')} />
      <AttachmentsField label={copy.files} name="replyAttachments" attachments={attachments} />
      <div>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.sending}>
          {copy.send}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
