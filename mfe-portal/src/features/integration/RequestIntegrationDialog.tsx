import { choiceProps, DraftNotice, textProps, useFocusOnError } from '@skal/forms';
import { Button, Dialog, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { integrationRequest as copy } from '../../content/integrationRequest.ts';
import { type SendRequest, useRequestForm } from './useRequestForm.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the request already names. */
  integration?: string;
  /** The caller says that a request is through, and closes the dialog. */
  onSend: SendRequest;
  /** The account for which what is typed is kept until it is sent. */
  owner?: string;
}

/** Asks for an integration: which, what for, how urgent (Q3). */
export function RequestIntegrationDialog({ open, onOpenChange, integration = '', ...form }: Props) {
  const formId = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} description={copy.description}>
      <RequestForm id={formId} integration={integration} onCancel={() => onOpenChange(false)} {...form} />
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'onSend' | 'owner'> {
  id: string;
  integration: string;
  onCancel: () => void;
}

function RequestForm({ id, integration, onSend, owner, onCancel }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm(integration, onSend, owner);
  useFocusOnError(element, form);
  return (
    <Fields ref={element} id={id} noValidate onSubmit={form.handleSubmit}>
      <DraftNotice draft={form.draft} />
      <TextField
        label={copy.integration}
        required
        maxLength={200}
        placeholder={copy.integrationPlaceholder}
        {...textProps(form, 'integration')}
      />
      <TextAreaField
        label={copy.businessNeed}
        required
        rows={4}
        placeholder={copy.businessNeedPlaceholder}
        {...textProps(form, 'businessNeed')}
      />
      <SelectField label={copy.urgency} options={copy.urgencies} {...choiceProps(form, 'urgency')} />
      <Buttons>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" busy={form.isSubmitting} busyLabel={copy.sending}>
          {copy.send}
        </Button>
      </Buttons>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 20px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
`;
