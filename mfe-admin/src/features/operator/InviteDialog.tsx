import { operatorRoles } from '@skal/contracts/account/session';
import { FormDialog, selectFieldProps, textFieldProps } from '@skal/forms';
import { RadioGroupField, TextField } from '@skal/shared-ui';
import { inviteForm as copy, roleDescriptions, roleNames } from '../../content/operations/operators.ts';
import { useInviteForm } from './useInviteForm.ts';

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
