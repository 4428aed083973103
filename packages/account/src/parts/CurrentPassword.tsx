import { textProps } from '@skal/forms';
import { PasswordField } from '@skal/shared-ui';

interface Props {
  form: Parameters<typeof textProps<{ currentPassword: string }>>[0];
  label: string;
}

/** The password once more, before something is changed that keeps the account safe. */
export const CurrentPassword = ({ form, label }: Props) => (
  <PasswordField label={label} required autoComplete="current-password" {...textProps(form, 'currentPassword')} />
);
