import { choiceProps, textProps, useFocusOnError } from '@skal/forms';
import { Button, Dialog, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { integrationRequest as copy } from '../../content/integrationRequest.ts';
import { type RequestDraft, useRequestForm } from './useRequestForm.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the request already names. */
  integration?: string;
  /** Resolves when the request is through or refused; the caller says so, and closes the dialog if it is through. */
  onSend: (draft: RequestDraft) => Promise<void>;
}

/** Asks for an integration: which, what for, how urgent (Q3). */
export function RequestIntegrationDialog({ open, onOpenChange, integration = '', onSend }: Props) {
  const formId = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} description={copy.description}>
      <RequestForm id={formId} integration={integration} onSend={onSend} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface FormProps extends Required<Pick<Props, 'integration' | 'onSend'>> {
  id: string;
  onCancel: () => void;
}

function RequestForm({ id, integration, onSend, onCancel }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useRequestForm(integration, onSend);
  useFocusOnError(element, form);
  return (
    <Fields ref={element} id={id} noValidate onSubmit={form.handleSubmit}>
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
