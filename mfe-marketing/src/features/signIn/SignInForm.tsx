import { textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, PasswordField, TextField, TextLink } from '@skal/shared-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NeedsScript } from '../../components/forms/NoScript.tsx';
import { usePreHydrationValues, useSubmitButtonType } from '../../components/forms/useHydratedForm.ts';
import { loginPage as copy } from '../../content/auth/signIn.ts';
import { noScript } from '../../content/noScript.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSignInForm } from './useSignInForm.ts';

/** The sign-in: email and password, then the second factor if the account has one. */
export function SignInForm() {
  const [step, setStep] = useState<'password' | 'code'>('password');
  return step === 'code' ? (
    <SecondFactorForm onRestart={() => setStep('password')} />
  ) : (
    <PasswordForm onCode={() => setStep('code')} />
  );
}

/** Email, password, and the sign-in button (H5-H8). */
function PasswordForm({ onCode }: { onCode: () => void }) {
  const form = useSignInForm(onCode);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  usePreHydrationValues(element, form);
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
