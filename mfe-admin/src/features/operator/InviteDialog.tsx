import { operatorRoles } from '@skal/contracts/session';
import { choiceProps, FormDialog, textProps } from '@skal/forms';
import { RadioGroupField, TextField } from '@skal/shared-ui';
import { roleMeanings, roleNames, inviteForm as words } from '../../content/operators.ts';
import { useInviteForm } from './useInviteForm.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

const roles = operatorRoles.map((value) => ({ value, label: roleNames[value], hint: roleMeanings[value] }));

/** Invites somebody to run the product with us. */
export function InviteDialog({ open, onClose }: Props) {
  const form = useInviteForm(onClose);
  return (
    <FormDialog {...{ open, onClose, form, words }} title={words.title} description={words.description}>
      <TextField label={words.contactName} required autoComplete="off" {...textProps(form, 'contactName')} />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        required
        autoComplete="off"
        {...textProps(form, 'email')}
      />
      <RadioGroupField legend={words.role} options={roles} required {...choiceProps(form, 'role')} />
    </FormDialog>
  );
}
