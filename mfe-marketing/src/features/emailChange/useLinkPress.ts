import { useForm } from '@skal/forms';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMailToken } from '../../components/forms/useMailToken.ts';
import { passwordLinkErrors } from '../../content/auth/passwordReset.ts';

/** What came of a press: it is done, or the server refused it for good. */
export interface PressOutcome {
  isDone: boolean;
  text: string;
}

/** The link has been used, has expired or was revoked, or another account has the address: trying again helps none. */
const FINAL: readonly number[] = [409, 410];

/**
 * Uses a mail's link at the press of a button, so that a mail gateway that opens links does nothing. Once it has been
 * used, its token is removed from the browser's history.
 * @param use sends the token and answers with what is said of the success
 * @param failed the title of a failure that may pass
 */
export function useLinkPress(use: (token: string) => Promise<string>, failed: string) {
  const token = useMailToken();
  const [outcome, setOutcome] = useState<PressOutcome | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useForm({
    initialValues: {},
    send: async () => {
      if (!token) return;
      try {
        setOutcome({ isDone: true, text: await use(token) });
        void navigate(pathname, { replace: true });
      } catch (cause) {
        if (!isApiError(cause) || !FINAL.includes(cause.status)) throw cause;
        setOutcome({ isDone: false, text: serverMessageOr(cause, passwordLinkErrors.connection) });
      }
    },
    failure: (cause) => ({ title: failed, description: serverMessageOr(cause, passwordLinkErrors.connection) }),
  });
  return { form, outcome, isIncomplete: token === null };
}
