import { CODE_NEEDED, type SignInReply, signInSchema } from '@skal/contracts/account/signIn';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, PasswordField, TextField, TextLink } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { isApiError } from '@skal/shell-kit/api';
import { canStoreCookies } from '@skal/shell-kit/browserState.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NeedsScript } from '../../components/forms/NoScript.tsx';
import { useSubmitButtonType } from '../../components/forms/useSubmitButtonType.ts';
import { cookiesNeeded, loginPage as copy } from '../../content/auth/signIn.ts';
import { noScript } from '../../content/noScript.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useStartSignInMutation } from './signIn.api.ts';
import { rejectedSignInError, toSignInError } from './signInError.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';

/** Body of a success status: the reply, an error with a success status, or no JSON. */
type SignInResponse = Partial<SignInReply> & { error?: unknown };

/** Form of the sign-in (H5-H17). Sends the password unchanged; calls `onCodeRequired` if a second factor is required. */
function useSignInForm(onCodeRequired: () => void) {
  const [login] = useStartSignInMutation();
  const toast = useToast();
  const completeSignIn = useCompleteSignIn();
  return useForm({
    initialValues: { email: '', password: '' },
    validationSchema: signInSchema,
    onSubmit: async ({ email, password }) => {
      if (!canStoreCookies()) return void toast({ ...cookiesNeeded, variant: 'destructive' });
      try {
        const response: SignInResponse | null = await login({ body: { email: email.trim(), password } }).unwrap();
        if (response?.success === false) toast({ ...rejectedSignInError(response.error), variant: 'destructive' });
        else completeSignIn(response);
      } catch (cause) {
        if (!isApiError(cause) || cause.code !== CODE_NEEDED) throw cause;
        onCodeRequired();
      }
    },
    toErrorToast: toSignInError,
  });
}

/** The sign-in: email and password, then the second factor if the account has one. */
export function SignInForm() {
  const [step, setStep] = useState<'password' | 'code'>('password');
  return step === 'code' ? (
    <SecondFactorForm onRestart={() => setStep('password')} />
  ) : (
    <PasswordForm onCodeRequired={() => setStep('code')} />
  );
}

/** Email, password, and the sign-in button (H5-H8). */
function PasswordForm({ onCodeRequired }: { onCodeRequired: () => void }) {
  const form = useSignInForm(onCodeRequired);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  const submitType = useSubmitButtonType();
  return (
    <Fields ref={element} method="post" noValidate onSubmit={form.handleSubmit}>
      <NeedsScript>{noScript.signIn}</NeedsScript>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...textFieldProps(form, 'email')}
      />
      <PasswordField
        label={copy.password}
        showLabel={copy.show}
        hideLabel={copy.hide}
        autoComplete="current-password"
        {...textFieldProps(form, 'password')}
      />
      <Button type={submitType} size="lg" block busy={form.isSubmitting} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <TextLink as={Link} to={copy.forgot.to}>
        {copy.forgot.label}
      </TextLink>
      <PasskeyButton />
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 20px;

  & > a {
    justify-self: center;
  }
`;
