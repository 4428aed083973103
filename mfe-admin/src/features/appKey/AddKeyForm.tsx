import { addKeySchema } from '@skal/contracts/app/appKey';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, TextField } from '@skal/shared-ui';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { InlineForm } from '../../components/InlineForm.ts';
import { addKeyForm as copy } from '../../content/appData/appKeys.ts';
import { useAddAppKeyMutation } from './appKey.api.ts';

interface Props {
  clientId: string;
  /** Called with the key, which cannot be read again. */
  onCreated: (key: string) => void;
}

/** Creates a key for a client's app. */
export function AddKeyForm({ clientId, onCreated }: Props) {
  const [add, { reset }] = useAddAppKeyMutation();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: { label: '' },
    validationSchema: addKeySchema,
    onSubmit: async (values, { resetForm }) => {
      const made = await add({ params: { id: clientId }, body: addKeySchema.cast(values) }).unwrap();
      // Removes the key from the mutation cache.
      reset();
      resetForm();
      if (made) onCreated(made.key);
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
  useFocusFirstError(root, form);
  return (
    <InlineForm ref={root} noValidate onSubmit={form.handleSubmit} aria-label={copy.title}>
      <TextField
        label={copy.label}
        placeholder={copy.placeholder}
        autoComplete="off"
        {...textFieldProps(form, 'label')}
      />
      <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </InlineForm>
  );
}
