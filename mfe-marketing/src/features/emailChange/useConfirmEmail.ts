import { useForm } from '@skal/forms';
import { useAccountChange } from '@skal/shell-kit';
import { isApiFailure, saidBy } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmPage as copy } from '../../content/emailChange.ts';
import { linkFailures } from '../../content/passwordLink.ts';
import { useConfirmEmailChangeMutation } from './emailChange.api.ts';

/** What came of it: the address that counts now, or why it is still the old one. */
interface Outcome {
  email?: string;
  text: string;
}

/** The link is dead, or somebody else has the address by now: trying again helps neither. */
const FINAL: readonly number[] = [409, 410];

/**
 * Confirms a new address by a link. What the link carries stands behind the number sign of the address: no server is
 * told, and once it has been used it is taken out of the browser's history.
 */
export function useConfirmEmail() {
  const [confirm] = useConfirmEmailChangeMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const forgetAccount = useAccountChange();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const token = hash.slice(1);
  const form = useForm({
    initialValues: {},
    send: async () => {
      if (!token) return setOutcome({ text: copy.dead.incomplete });
      try {
        const email = (await confirm({ body: { token } }).unwrap())?.email ?? '';
        // What this browser has read of the account has the old address.
        forgetAccount();
        setOutcome({ email, text: copy.done.text(email) });
        void navigate(pathname, { replace: true });
      } catch (cause) {
        if (!isApiFailure(cause) || !FINAL.includes(cause.status)) throw cause;
        setOutcome({ text: saidBy(cause, copy.dead.incomplete) });
      }
    },
    failure: (cause) => ({ title: copy.failed, description: saidBy(cause, linkFailures.connection) }),
  });
  return { form, outcome };
}
