import { type ApiErrorData, isApiError } from '@skal/shell-kit/api';
import { useEffect, useRef, useState } from 'react';
import { useReadPasswordLinkMutation } from './passwordLink.api.ts';

const GONE = 410;

/**
 * Loads the account of a password link when the page opens. An invalid link is reported before input; other failures are left to the
 * form, which sends the token again.
 * @returns the account's address; empty until loaded
 */
export function useLinkAccount(
  token: string | null | undefined,
  onInvalidLink: (refused: ApiErrorData) => void,
): string {
  const [read] = useReadPasswordLinkMutation();
  const [email, setEmail] = useState('');
  const latestOnInvalid = useRef(onInvalidLink);
  latestOnInvalid.current = onInvalidLink;
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    read({ body: { token } })
      .unwrap()
      .then(
        (answer) => isCurrent && setEmail(answer?.email ?? ''),
        (cause: unknown) => {
          const isInvalid = isCurrent && isApiError(cause) && cause.status === GONE;
          if (isInvalid) latestOnInvalid.current(cause);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [token, read]);
  return email;
}
