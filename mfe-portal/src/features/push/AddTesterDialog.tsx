import { type AddTesterBody, addTesterSchema } from '@skal/contracts/push/push';
import { FormDialog, textFieldProps, useForm } from '@skal/forms';
import { TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import { pushCampaigns } from '../../content/sections/pushCampaigns.ts';
import { useAddPushTesterMutation } from './push.api.ts';

const { testers: copy } = pushCampaigns;

/** Adds an own phone by the guest ID that the app shows. */
export function AddTesterDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [add] = useAddPushTesterMutation();
  const toast = useToast();
  const form = useForm<AddTesterBody>({
    initialValues: { guest: '', name: '' },
    validationSchema: addTesterSchema,
    onSubmit: async (values, { resetForm }) => {
      const body = addTesterSchema.cast(values) as AddTesterBody;
      await add({ body }).unwrap();
      toast({ title: copy.added, description: body.name, variant: 'success' });
      resetForm();
      onClose();
    },
    toErrorToast: (cause) => ({ title: copy.failed, description: serverMessageOr(cause, copy.failedReason) }),
  });
  const { cancel, submit, submitting: busy } = copy;
  return (
    <FormDialog {...{ open, onClose, form }} title={copy.add} labels={{ cancel, submit, busy }}>
      <TextField
        label={copy.guest}
        hint={copy.hint}
        required
        autoComplete="off"
        autoCapitalize="none"
        {...textFieldProps(form, 'guest')}
      />
      <TextField label={copy.name} required autoComplete="off" {...textFieldProps(form, 'name')} />
    </FormDialog>
  );
}
