import { changePasswordForm } from '@skal/contracts/account/password';
import { useForm } from '@skal/forms';
import { useState } from 'react';
import { useChangePasswordMutation } from './password.api.ts';
import { passwordErrorToast } from './passwordErrorToast.ts';

const initialValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Form of the password change: resets on success, keeps its values on failure (N9-N19). */
export function usePasswordForm() {
  const [change] = useChangePasswordMutation();
  const [changed, setChanged] = useState(false);
  const form = useForm({
    initialValues,
    validationSchema: changePasswordForm,
    onSubmit: async (values, { resetForm }) => {
      await change({ body: values }).unwrap();
      resetForm();
      setChanged(true);
    },
    toErrorToast: passwordErrorToast,
  });
  return { form, changed, dismiss: () => setChanged(false) };
}
