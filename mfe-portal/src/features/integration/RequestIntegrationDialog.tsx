import type { Urgency } from '@skal/contracts/integration';
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
  const form = useRef<HTMLFormElement>(null);
  const { draft, set, submit, sending, errorOf } = useRequestForm(form, integration, onSend);
  return (
    <Fields ref={form} id={id} noValidate onSubmit={submit}>
      <TextField
        label={copy.integration}
        name="integration"
        required
        maxLength={200}
        placeholder={copy.integrationPlaceholder}
        value={draft.integration}
        error={errorOf('integration')}
        onChange={(event) => set({ integration: event.target.value })}
      />
      <TextAreaField
        label={copy.businessNeed}
        name="businessNeed"
        required
        rows={4}
        placeholder={copy.businessNeedPlaceholder}
        value={draft.businessNeed}
        error={errorOf('businessNeed')}
        onChange={(event) => set({ businessNeed: event.target.value })}
      />
      <SelectField
        label={copy.urgency}
        name="urgency"
        options={copy.urgencies}
        value={draft.urgency}
        onValueChange={(urgency) => set({ urgency: urgency as Urgency })}
      />
      <Buttons>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" busy={sending} busyLabel={copy.sending}>
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
