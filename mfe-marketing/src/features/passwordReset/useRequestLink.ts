import { requestPasswordLinkSchema } from '@skal/contracts/account/passwordLink';
import { useForm } from '@skal/forms';
import { serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { passwordLinkErrors as failures } from '../../content/auth/passwordReset.ts';
import { useRequestPasswordLinkMutation } from './passwordLink.api.ts';

/** Form that requests a password link, and the server's confirmation. */
export function useRequestLink() {
  const [ask] = useRequestPasswordLinkMutation();
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validationSchema: requestPasswordLinkSchema,
    onSubmit: async ({ email }) => {
      const answer = await ask({ body: { email: email.trim() } }).unwrap();
      setConfirmation(answer?.message ?? '');
    },
    toErrorToast: (cause) => ({ title: failures.ask, description: serverMessageOr(cause, failures.connection) }),
  });
  return { form, confirmation, reset: () => setConfirmation(null) };
}
