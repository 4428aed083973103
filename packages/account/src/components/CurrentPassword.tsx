import { textFieldProps } from '@skal/forms';
import { PasswordField } from '@skal/shared-ui';

interface Props {
  form: Parameters<typeof textFieldProps<{ currentPassword: string }>>[0];
  label: string;
}

/** The password once more, before something is changed that keeps the account safe. */
export const CurrentPassword = ({ form, label }: Props) => (
  <PasswordField label={label} required autoComplete="current-password" {...textFieldProps(form, 'currentPassword')} />
);
