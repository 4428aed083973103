import { passwordLink } from '@skal/contracts/passwordLink';
import { textProps, useFocusOnError } from '@skal/forms';
import { Button, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { forgotPage as copy } from '../../content/passwordLink.ts';
import { PlainSubmit, plainSubmit } from '../../forms/NoScript.tsx';
import { Outcome } from '../../forms/Outcome.tsx';
import { useSubmitType, useTypedBefore } from '../../forms/useReadyForm.ts';
import { useAskLink } from './useAskLink.ts';

/** Asks for a link to set a password. What follows reads alike, whoever's address it was. */
export function AskLinkForm() {
  const { form, said, askAgain } = useAskLink();
  const element = useRef<HTMLFormElement>(null);
  useFocusOnError(element, form);
  useTypedBefore(element, form);
  const submitType = useSubmitType();
  if (said !== null) {
    return (
      <Outcome title={copy.sent.title} text={`${said} ${copy.sent.hint}`.trim()}>
        <Button variant="secondary" onClick={askAgain}>
          {copy.sent.again}
        </Button>
      </Outcome>
    );
  }
  return (
    <Fields ref={element} method="post" action={passwordLink.ask.path} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={copy.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...textProps(form, 'email')}
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
