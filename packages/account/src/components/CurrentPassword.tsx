import { textFieldProps } from '@skal/forms';
import { PasswordField } from '@skal/shared-ui';

interface Props {
  form: Parameters<typeof textFieldProps<{ currentPassword: string }>>[0];
  label: string;
}

/** Asks for the current password before a security setting changes. */
export const CurrentPassword = ({ form, label }: Props) => (
  <PasswordField label={label} required autoComplete="current-password" {...textFieldProps(form, 'currentPassword')} />
);
