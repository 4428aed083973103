import { inviteOperatorSchema } from '@skal/contracts/account/operator';
import { operatorRoles } from '@skal/contracts/account/session';
import { FormDialog, selectFieldProps, textFieldProps, useForm } from '@skal/forms';
import { RadioGroupField, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import {
  inviteForm as copy,
  roleDescriptions,
  roleNames,
  operatorToasts as toasts,
} from '../../content/operations/operators.ts';
import { useInviteOperatorMutation } from './operator.api.ts';

const initialValues = { contactName: '', email: '', role: 'support' };

/** Invites an operator: resets the form on success, and keeps it when the server rejects it. */
function useInviteForm(onSent: () => void) {
  const [invite] = useInviteOperatorMutation();
  const toast = useToast();
  return useForm({
    initialValues,
    validationSchema: inviteOperatorSchema,
    onSubmit: async (values, { resetForm }) => {
      const body = inviteOperatorSchema.cast(values);
      await invite({ body }).unwrap();
      toast({ title: copy.sent, description: copy.sentTo(body.email), variant: 'success' });
      resetForm();
      onSent();
    },
    toErrorToast: (cause) => ({ title: toasts.error, description: serverMessageOr(cause, toasts.failed) }),
  });
}

interface Props {
  open: boolean;
  onClose: () => void;
}

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value], hint: roleDescriptions[value] }));

/** Invites an operator. */
export function InviteDialog({ open, onClose }: Props) {
  const form = useInviteForm(onClose);
  return (
    <FormDialog {...{ open, onClose, form, labels: copy }} title={copy.title} description={copy.description}>
      <TextField label={copy.contactName} required autoComplete="off" {...textFieldProps(form, 'contactName')} />
      <TextField
        label={copy.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        required
        autoComplete="off"
        {...textFieldProps(form, 'email')}
      />
      <RadioGroupField legend={copy.role} options={roles} required {...selectFieldProps(form, 'role')} />
    </FormDialog>
  );
}
