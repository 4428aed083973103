import { DraftNotice, StepForm, selectFieldProps, textFieldProps } from '@skal/forms';
import { Dialog, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { integrationRequest as copy } from '../../content/integrations/integrationRequest.ts';
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
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.title} description={copy.description}>
      <RequestForm integration={integration} onCancel={() => onOpenChange(false)} {...form} />
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'onSend' | 'owner'> {
  integration: string;
  onCancel: () => void;
}

function RequestForm({ integration, onSend, owner, onCancel }: FormProps) {
  const form = useRequestForm(integration, onSend, owner);
  const { cancel, send, sending } = copy;
  return (
    <StepForm {...{ form, onCancel, cancel }} label={copy.title} submit={send} busy={sending}>
      <DraftNotice draft={form.draft} />
      <TextField
        label={copy.integration}
        required
        maxLength={200}
        placeholder={copy.integrationPlaceholder}
        {...textFieldProps(form, 'integration')}
      />
      <TextAreaField
        label={copy.businessNeed}
        required
        rows={4}
        placeholder={copy.businessNeedPlaceholder}
        {...textFieldProps(form, 'businessNeed')}
      />
      <SelectField label={copy.urgency} options={copy.urgencies} {...selectFieldProps(form, 'urgency')} />
    </StepForm>
  );
}
