import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useEffect, useRef, useState } from 'react';
import { setPasswordPage } from '../../content/auth/passwordReset.ts';
import { useReadPasswordLinkMutation } from './passwordLink.api.ts';

const GONE = 410;

/**
 * Reads for which account a link sets the password, when the page is opened. A dead link is said before anything is
 * typed; any other failure is left to the form, which sends the link again.
 * @returns the account's address; empty until it is known
 */
export function useLinkAccount(token: string | null | undefined, onDead: (reason: string) => void): string {
  const [read] = useReadPasswordLinkMutation();
  const [email, setEmail] = useState('');
  const dead = useRef(onDead);
  dead.current = onDead;
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    read({ body: { token } })
      .unwrap()
      .then(
        (answer) => isCurrent && setEmail(answer?.email ?? ''),
        (cause: unknown) => {
          const isDead = isCurrent && isApiError(cause) && cause.status === GONE;
          if (isDead) dead.current(serverMessageOr(cause, setPasswordPage.incomplete.text));
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [token, read]);
  return email;
}
