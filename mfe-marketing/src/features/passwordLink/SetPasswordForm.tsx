import { textProps, useFocusOnError } from '@skal/forms';
import { Button, LinkButton, PasswordField } from '@skal/shared-ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { setPage as copy } from '../../content/passwordLink.ts';
import { Outcome } from '../../forms/Outcome.tsx';
import { useSubmitType, useTypedBefore } from '../../forms/useReadyForm.ts';
import { useSetPassword } from './useSetPassword.ts';

/** The new password, twice; afterwards the way to the sign-in, or to another link. */
export function SetPasswordForm() {
  const { form, outcome } = useSetPassword();
  const element = useRef<HTMLFormElement>(null);
  useFocusOnError(element, form);
  useTypedBefore(element, form);
  const submitType = useSubmitType();
  if (outcome) {
    const { title, link } = outcome.isSet ? copy.done : copy.dead;
    return (
      <Outcome title={title} text={outcome.isSet ? copy.done.text : outcome.reason}>
        <LinkButton as={Link} to={link.to}>
          {link.label}
        </LinkButton>
      </Outcome>
    );
  }
  const shown = { showLabel: copy.show, hideLabel: copy.hide, autoComplete: 'new-password', required: true } as const;
  return (
    <Fields ref={element} method="post" noValidate onSubmit={form.handleSubmit}>
      <PasswordField label={copy.next} {...shown} {...textProps(form, 'newPassword')} />
      <PasswordField label={copy.confirm} {...shown} {...textProps(form, 'confirmPassword')} />
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
