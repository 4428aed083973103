import { askPasswordLinkSchema } from '@skal/contracts/passwordLink';
import { useForm } from '@skal/forms';
import { saidBy } from '@skal/shell-kit/api';
import { useState } from 'react';
import { linkFailures as failures } from '../../content/passwordLink.ts';
import { useAskPasswordLinkMutation } from './passwordLink.api.ts';

/** Asking for a link: the form, and what the server said once it has been asked. */
export function useAskLink() {
  const [ask] = useAskPasswordLinkMutation();
  const [said, setSaid] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validationSchema: askPasswordLinkSchema,
    send: async ({ email }) => {
      const answer = await ask({ body: { email: email.trim() } }).unwrap();
      setSaid(answer?.message ?? '');
    },
    failure: (cause) => ({ title: failures.ask, description: saidBy(cause, failures.connection) }),
  });
  return { form, said, askAgain: () => setSaid(null) };
}
