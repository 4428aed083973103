import { INVITATION_REJECTED, redeemPasswordLinkForm } from '@skal/contracts/account/passwordLink';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, LinkButton, PasswordField, VisuallyHidden } from '@skal/shared-ui';
import { useAccountChange } from '@skal/shell-kit';
import { type ApiErrorData, isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { FormResult } from '../../components/forms/FormResult.tsx';
import { NeedsScript } from '../../components/forms/NoScript.tsx';
import { useMailToken } from '../../components/forms/useMailToken.ts';
import { useSubmitButtonType } from '../../components/forms/useSubmitButtonType.ts';
import {
  setPasswordPage as copy,
  passwordLinkErrors as failures,
  setPasswordPage,
} from '../../content/auth/passwordReset.ts';
import { noScript } from '../../content/noScript.ts';
import { useRedeemPasswordLinkMutation } from './passwordLink.api.ts';
import { useLinkAccount } from './useLinkAccount.ts';

/** Result: the password is set, or the link is invalid for a reason; a link may be an invitation. */
type SetPasswordResult = { isSet: true } | { isSet: false; reason: string; isInvitation: boolean };

const GONE = 410;

/**
 * Sets a password by a link. The token is in the URL fragment, so only requests of this page send it to the server. It is removed from
 * the browser's history after use.
 */
function useSetPassword() {
  const token = useMailToken();
  const [redeem] = useRedeemPasswordLinkMutation();
  const [outcome, setOutcome] = useState<SetPasswordResult | null>(null);
  const reject = (cause: ApiErrorData) =>
    setOutcome({
      isSet: false,
      reason: serverMessageOr(cause, setPasswordPage.incomplete.text),
      isInvitation: cause.code === INVITATION_REJECTED,
    });
  const email = useLinkAccount(token, reject);
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
        reject(cause);
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

/** Replaces the form: the result, or why the link cannot be used. */
function resultOf(outcome: SetPasswordResult | null, isIncomplete: boolean) {
  if (outcome?.isSet) return copy.done;
  if (outcome) return { ...(outcome.isInvitation ? copy.invitation : copy.dead), text: outcome.reason };
  return isIncomplete ? copy.incomplete : null;
}

/** The new password, twice; then a link to the sign-in, or to another password link. */
export function SetPasswordForm() {
  const { form, outcome, email, isIncomplete } = useSetPassword();
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  const submitType = useSubmitButtonType();
  const result = resultOf(outcome, isIncomplete);
  if (result) {
    return (
      <FormResult title={result.title} text={result.text}>
        <LinkButton as={Link} to={result.link.to}>
          {result.link.label}
        </LinkButton>
      </FormResult>
    );
  }
  const fieldProps = {
    showLabel: copy.show,
    hideLabel: copy.hide,
    autoComplete: 'new-password',
    required: true,
  } as const;
  return (
    <Fields ref={element} method="post" noValidate onSubmit={form.handleSubmit}>
      <NeedsScript>{noScript.setPassword}</NeedsScript>
      <VisuallyHidden aria-hidden="true">
        {/* Tells password managers the account of this password. */}
        <input type="text" name="username" autoComplete="username" tabIndex={-1} readOnly value={email} />
      </VisuallyHidden>
      <PasswordField label={copy.next} {...fieldProps} {...textFieldProps(form, 'newPassword')} />
      <PasswordField label={copy.confirm} {...fieldProps} {...textFieldProps(form, 'confirmPassword')} />
      <Button type={submitType} size="lg" block busy={form.isSubmitting} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 20px;
`;
