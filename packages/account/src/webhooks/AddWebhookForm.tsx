import { addWebhookSchema } from '@skal/contracts/app/appWebhook';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, TextField } from '@skal/shared-ui';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { addWebhook as copy } from '../content/webhooks.ts';
import type { WebhookCalls } from './webhook.api.ts';

interface Props {
  add: WebhookCalls['add'];
  /** Called with the secret, which cannot be read again. */
  onAdded: (secret: string) => void;
}

/** Adds an address of the app's backend. */
export function AddWebhookForm({ add, onAdded }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { url: '' },
    validationSchema: addWebhookSchema,
    onSubmit: async (values, { resetForm, withIdempotencyKey }) => {
      const secret = await add(withIdempotencyKey(addWebhookSchema.cast(values)));
      resetForm();
      onAdded(secret);
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
  useFocusFirstError(root, form);
  return (
    <Form ref={root} noValidate onSubmit={form.handleSubmit} aria-label={copy.title}>
      <TextField
        label={copy.label}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        required
        placeholder={copy.placeholder}
        {...textFieldProps(form, 'url')}
      />
      <div>
        <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={copy.busy}>
          {copy.submit}
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
