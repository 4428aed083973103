import { useForm } from '@skal/forms';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMailToken } from '../../components/forms/useMailToken.ts';
import { passwordLinkErrors } from '../../content/auth/passwordReset.ts';

/** Result of a press: success, or a final rejection. */
export interface PressOutcome {
  isDone: boolean;
  text: string;
}

/** The link was used, has expired or was revoked, or another account has the address: a retry cannot succeed. */
const FINAL: readonly number[] = [409, 410];

/**
 * Uses an emailed link at the press of a button, so that a mail gateway that opens links has no effect. Removes the used token from the
 * browser's history.
 * @param use sends the token and resolves with the success message
 * @param failed title of a temporary failure
 */
export function useLinkPress(use: (token: string) => Promise<string>, failed: string) {
  const token = useMailToken();
  const [outcome, setOutcome] = useState<PressOutcome | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useForm({
    initialValues: {},
    onSubmit: async () => {
      if (!token) return;
      try {
        setOutcome({ isDone: true, text: await use(token) });
        void navigate(pathname, { replace: true });
      } catch (cause) {
        if (!isApiError(cause) || !FINAL.includes(cause.status)) throw cause;
        setOutcome({ isDone: false, text: serverMessageOr(cause, passwordLinkErrors.connection) });
      }
    },
    toErrorToast: (cause) => ({ title: failed, description: serverMessageOr(cause, passwordLinkErrors.connection) }),
  });
  return { form, outcome, isIncomplete: token === null };
}
