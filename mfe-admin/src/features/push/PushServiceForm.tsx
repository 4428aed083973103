import {
  pushDriverLabels,
  pushDrivers,
  type SavePushServiceBody,
  savePushServiceSchema,
} from '@skal/contracts/push/pushService';
import { selectFieldProps, textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, SelectField, Stack, TextAreaField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useRef } from 'react';
import { pushService as copy } from '../../content/appData/pushService.ts';
import { useSavePushServiceMutation } from './pushService.api.ts';

const drivers = pushDrivers.map((value) => ({ value, label: pushDriverLabels[value] }));
const initialValues = { driver: 'fcm' as string, serviceAccount: '' };

/** Saves the service that delivers a client's notifications. The key is sent once and appears nowhere afterwards. */
export function PushServiceForm({ clientId }: { clientId: string }) {
  const [save, { reset }] = useSavePushServiceMutation();
  const toast = useToast();
  const root = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues,
    validationSchema: savePushServiceSchema,
    onSubmit: async (values, { resetForm }) => {
      const body = savePushServiceSchema.cast(values) as SavePushServiceBody;
      await save({ params: { id: clientId }, body }).unwrap();
      // Removes the key from the mutation cache.
      reset();
      resetForm();
      toast({ title: copy.saved, variant: 'success' });
    },
    toErrorToast: (cause) => ({ title: copy.notSaved, description: serverMessageOr(cause, copy.notSavedReason) }),
  });
  useFocusFirstError(root, form);
  return (
    <form ref={root} noValidate onSubmit={form.handleSubmit} aria-label={copy.form}>
      <Stack gap={12}>
        <SelectField label={copy.driver} options={drivers} required {...selectFieldProps(form, 'driver')} />
        {form.values.driver === 'fcm' ? (
          <TextAreaField
            label={copy.key}
            hint={copy.keyHint}
            required
            rows={4}
            autoComplete="off"
            spellCheck={false}
            {...textFieldProps(form, 'serviceAccount')}
          />
        ) : null}
        <div>
          <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={copy.busy}>
            {copy.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
