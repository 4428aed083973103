import { codeSchema } from '@skal/contracts/account/secondFactor';
import { START_AGAIN } from '@skal/contracts/account/signIn';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, Heading, Text, TextField } from '@skal/shared-ui';
import { isApiError, serverMessageOr } from '@skal/shell-kit/api';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { secondFactorStep as copy, secondFactorStep, signInErrors } from '../../content/auth/signIn.ts';
import { useConfirmSignInMutation } from './signIn.api.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';

/** Form of the second factor; calls `onRestart` when the password step has expired. */
function useSecondFactorForm(onRestart: () => void) {
  const [confirm] = useConfirmSignInMutation();
  const completeSignIn = useCompleteSignIn();
  return useForm({
    initialValues: { code: '' },
    validationSchema: codeSchema,
    onSubmit: async (body) => {
      try {
        completeSignIn(await confirm({ body }).unwrap());
      } catch (cause) {
        if (isApiError(cause) && cause.code === START_AGAIN) onRestart();
        throw cause;
      }
    },
    toErrorToast: (cause) => ({
      title: secondFactorStep.refused,
      description: serverMessageOr(cause, signInErrors.connection.description),
    }),
  });
}

interface Props {
  /** Returns to email and password. */
  onRestart: () => void;
}

/** Asks for the second factor. Replaces the password form and takes the focus. */
export function SecondFactorForm({ onRestart }: Props) {
  const form = useSecondFactorForm(onRestart);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <Fields ref={element} method="post" noValidate aria-label={copy.title} onSubmit={form.handleSubmit}>
      <div role="status">
        <Heading level={3} size="h4">
          {copy.title}
        </Heading>
        <Text tone="muted">{copy.text}</Text>
      </div>
      <TextField
        label={copy.code}
        hint={copy.hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...textFieldProps(form, 'code')}
      />
      <Button type="submit" size="lg" block busy={form.isSubmitting} busyLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <Button variant="quiet" block disabled={form.isSubmitting} onClick={onRestart}>
        {copy.back}
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: 20px;
`;
