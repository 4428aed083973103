import { textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, Dialog, PasswordField, StrengthMeter, Text, VisuallyHidden } from '@skal/shared-ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { password as copy } from '../../content/account/password.ts';
import { useAccount } from '../../session/useAccount.ts';
import { passwordStrength, strengthLabel } from './strength.ts';
import { usePasswordForm } from './usePasswordForm.ts';

interface Props {
  /** Further security settings. */
  children: ReactNode;
}

/** Changes the password (N9-N14). */
export function SecurityCard({ children }: Props) {
  const { user } = useAccount();
  const { form, changed, dismiss } = usePasswordForm();
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  const score = passwordStrength(form.values.newPassword);
  return (
    <Panel title={copy.title}>
      <Narrow ref={element} noValidate aria-label={copy.title} onSubmit={form.handleSubmit}>
        <VisuallyHidden aria-hidden="true">
          {/* Tells password managers the account of this password. */}
          <input type="text" autoComplete="username" tabIndex={-1} readOnly value={user.email} />
        </VisuallyHidden>
        <PasswordField
          label={copy.current}
          required
          autoComplete="current-password"
          {...textFieldProps(form, 'currentPassword')}
        />
        <div>
          <PasswordField
            label={copy.next}
            hint={copy.nextHint}
            required
            autoComplete="new-password"
            {...textFieldProps(form, 'newPassword')}
          />
          <StrengthMeter label={copy.strength} score={score} strengthLabel={strengthLabel(score)} />
        </div>
        <PasswordField
          label={copy.confirm}
          required
          autoComplete="new-password"
          {...textFieldProps(form, 'confirmPassword')}
        />
        <div>
          <Button type="submit" variant="secondary" busy={form.isSubmitting} busyLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </Narrow>
      <Dialog
        open={changed}
        onOpenChange={(open) => open || dismiss()}
        title={copy.done.title}
        width={440}
        footer={<Button onClick={dismiss}>{copy.done.close}</Button>}
      >
        <Text>{copy.done.text}</Text>
      </Dialog>
      {children}
    </Panel>
  );
}

const Narrow = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-inline-size: 440px;
`;
