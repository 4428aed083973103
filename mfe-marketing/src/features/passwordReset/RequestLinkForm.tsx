import { passwordLink, requestPasswordLinkSchema } from '@skal/contracts/account/passwordLink';
import { formAction } from '@skal/contracts/site/formAction';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, TextField } from '@skal/shared-ui';
import { serverMessageOr } from '@skal/shell-kit/api';
import { pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FormResult } from '../../components/forms/FormResult.tsx';
import { PlainSubmit, plainSubmit } from '../../components/forms/NoScript.tsx';
import { useSubmitButtonType } from '../../components/forms/useSubmitButtonType.ts';
import { forgotPasswordPage as copy, passwordLinkErrors as failures } from '../../content/auth/passwordReset.ts';
import { useRequestPasswordLinkMutation } from './passwordLink.api.ts';

/** Form that requests a password link, and the server's confirmation. */
function useRequestLink() {
  const [ask] = useRequestPasswordLinkMutation();
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validationSchema: requestPasswordLinkSchema,
    onSubmit: async ({ email }) => {
      const answer = await ask({ body: { email: email.trim() } }).unwrap();
      setConfirmation(answer?.message ?? '');
    },
    toErrorToast: (cause) => ({ title: failures.ask, description: serverMessageOr(cause, failures.connection) }),
  });
  return { form, confirmation, reset: () => setConfirmation(null) };
}

/** Requests a password link. The confirmation is the same for every address. */
export function RequestLinkForm() {
  const { form, confirmation, reset } = useRequestLink();
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  const submitType = useSubmitButtonType();
  if (confirmation !== null) {
    return (
      <FormResult title={copy.sent.title} text={`${confirmation} ${copy.sent.hint}`.trim()}>
        <Button variant="secondary" onClick={reset}>
          {copy.sent.again}
        </Button>
      </FormResult>
    );
  }
  return (
    <Fields
      ref={element}
      method="post"
      action={formAction(passwordLink.request.path, pageLanguage())}
      noValidate
      onSubmit={form.handleSubmit}
    >
      <TextField
        label={copy.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...textFieldProps(form, 'email')}
      />
      <Button type={submitType} size="lg" block busy={form.isSubmitting} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <PlainSubmit block>{copy.submit}</PlainSubmit>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 20px;

  ${plainSubmit}
`;
