import { changePasswordForm } from '@skal/contracts/password';
import { useToast } from '@skal/shell-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { passwordFailure } from './failures.ts';
import { useChangePasswordMutation } from './password.api.ts';

const initialValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The password's form: emptied when it is changed, kept as it was when not (N9-N19). */
export function usePasswordForm() {
  const [change] = useChangePasswordMutation();
  const [changed, setChanged] = useState(false);
  const toast = useToast();
  const form = useFormik({
    initialValues,
    validationSchema: changePasswordForm,
    onSubmit: async (values, { resetForm }) => {
      try {
        await change({ body: values }).unwrap();
        resetForm();
        setChanged(true);
      } catch (cause) {
        toast(passwordFailure(cause));
      }
    },
  });
  return { form, changed, dismiss: () => setChanged(false) };
}
