import { textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, LinkButton, PasswordField, VisuallyHidden } from '@skal/shared-ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FormResult } from '../../components/forms/FormResult.tsx';
import { NeedsScript } from '../../components/forms/NoScript.tsx';
import { usePreHydrationValues, useSubmitButtonType } from '../../components/forms/useHydratedForm.ts';
import { setPasswordPage as copy } from '../../content/auth/passwordReset.ts';
import { noScript } from '../../content/noScript.ts';
import { type SetPasswordResult, useSetPassword } from './useSetPassword.ts';

/** Replaces the form: the result, or why the link cannot be used. */
function resultOf(outcome: SetPasswordResult | null, isIncomplete: boolean) {
  if (outcome?.isSet) return copy.done;
  if (outcome) return { ...copy.dead, text: outcome.reason };
  return isIncomplete ? copy.incomplete : null;
}

/** The new password, twice; then a link to the sign-in, or to another password link. */
export function SetPasswordForm() {
  const { form, outcome, email, isIncomplete } = useSetPassword();
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  usePreHydrationValues(element, form);
  const submitType = useSubmitButtonType();
  const ending = resultOf(outcome, isIncomplete);
  if (ending) {
    return (
      <FormResult title={ending.title} text={ending.text}>
        <LinkButton as={Link} to={ending.link.to}>
          {ending.link.label}
        </LinkButton>
      </FormResult>
    );
  }
  const shown = { showLabel: copy.show, hideLabel: copy.hide, autoComplete: 'new-password', required: true } as const;
  return (
    <Fields ref={element} method="post" noValidate onSubmit={form.handleSubmit}>
      <NeedsScript>{noScript.setPassword}</NeedsScript>
      <VisuallyHidden aria-hidden="true">
        {/* Tells password managers the account of this password. */}
        <input type="text" name="username" autoComplete="username" tabIndex={-1} readOnly value={email} />
      </VisuallyHidden>
      <PasswordField label={copy.next} {...shown} {...textFieldProps(form, 'newPassword')} />
      <PasswordField label={copy.confirm} {...shown} {...textFieldProps(form, 'confirmPassword')} />
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
