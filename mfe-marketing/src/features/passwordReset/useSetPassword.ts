import { redeemPasswordLinkForm } from '@skal/contracts/account/passwordLink';
import { useForm } from '@skal/forms';
import { useAccountChange } from '@skal/shell-kit';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMailToken } from '../../components/forms/useMailToken.ts';
import { passwordLinkErrors as failures, setPasswordPage } from '../../content/auth/passwordReset.ts';
import { useRedeemPasswordLinkMutation } from './passwordLink.api.ts';
import { useLinkAccount } from './useLinkAccount.ts';

/** Result: the password is set, or the link is invalid for a reason. */
export type SetPasswordResult = { isSet: true } | { isSet: false; reason: string };

const GONE = 410;

/**
 * Sets a password by a link. The token is in the URL fragment: only requests of this page send it to the server, and it is removed
 * from the browser's history after use.
 */
export function useSetPassword() {
  const token = useMailToken();
  const [redeem] = useRedeemPasswordLinkMutation();
  const [outcome, setOutcome] = useState<SetPasswordResult | null>(null);
  const email = useLinkAccount(token, (reason) => setOutcome({ isSet: false, reason }));
  const forgetAccount = useAccountChange();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    validationSchema: redeemPasswordLinkForm,
    onSubmit: async (values) => {
      if (!token) return;
      try {
        await redeem({ body: { ...values, token } }).unwrap();
      } catch (cause) {
        if (!isApiError(cause) || cause.status !== GONE) throw cause;
        setOutcome({ isSet: false, reason: serverMessageOr(cause, setPasswordPage.incomplete.text) });
        return;
      }
      // The server has ended every session of the account.
      forgetAccount();
      setOutcome({ isSet: true });
      void navigate(pathname, { replace: true });
    },
    toErrorToast: (cause) => ({ title: failures.set, description: serverMessageOr(cause, failures.connection) }),
  });
  return { form, outcome, email, isIncomplete: token === null };
}
