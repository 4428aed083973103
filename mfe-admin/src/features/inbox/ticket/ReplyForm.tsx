import { buildAcceptAttribute } from '@skal/contracts/support/attachmentKinds';
import { DraftNotice, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, FileDrop, Switch, TextAreaField } from '@skal/shared-ui';
import { useSite } from '@skal/shell-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ticketAdmin as copy } from '../../../content/operations/inbox.ts';
import { Snippets } from './Snippets.tsx';
import { useReplyForm } from './useReplyForm.ts';

interface Props {
  ticketId: string;
  onSent: (isNote: boolean) => void;
}

/** A reply to the client, or an internal note. */
export function ReplyForm({ ticketId, onSent }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { form, files } = useReplyForm(ticketId, onSent);
  const { attachmentKinds: allowed } = useSite();
  const { internal } = form.values;
  useFocusFirstError(element, form);
  return (
    <Form
      ref={element}
      noValidate
      aria-label={copy.form}
      onSubmit={form.handleSubmit}
      data-note={internal ? '' : undefined}
    >
      <DraftNotice draft={form.draft} remark={copy.draftFiles} onDiscard={files.clear} />
      <Switch
        label={copy.internalSwitch}
        hint={copy.internalHint}
        checked={internal}
        onCheckedChange={(on) => void form.setFieldValue('internal', on)}
      />
      <Snippets text={form.values.text} onInsert={(text) => void form.setFieldValue('text', text)} />
      <TextAreaField
        data-reply
        label={internal ? copy.noteLabel : copy.label}
        required
        rows={3}
        {...textFieldProps(form, 'text')}
      />
      <FileDrop
        label={copy.attach}
        hint={copy.attachHint(allowed)}
        name="answerFiles"
        accept={buildAcceptAttribute(allowed)}
        files={files.rows}
        onAdd={files.add}
        onRemove={files.remove}
      />
      <div>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.sending}>
          {internal ? copy.sendNote : copy.send}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);

  &[data-note] {
    border-block-start: 2px dashed var(--havtorn);
  }
`;
