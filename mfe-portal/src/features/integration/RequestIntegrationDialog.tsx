import { DraftNotice, StepForm, selectFieldProps, textFieldProps } from '@skal/forms';
import { Dialog, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { integrationRequest as copy } from '../../content/integrations/integrationRequest.ts';
import { type SendRequest, useRequestForm } from './useRequestForm.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Prefilled integration name. */
  integration?: string;
  /** The caller shows the success and closes the dialog. */
  onSend: SendRequest;
  /** Account of the draft. */
  owner?: string;
}

/** Requests an integration: name, purpose, urgency (Q3). */
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
