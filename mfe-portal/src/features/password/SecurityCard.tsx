import { changePasswordForm } from '@skal/contracts/account/password';
import { textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, Dialog, PasswordField, StrengthMeter, Text, VisuallyHidden } from '@skal/shared-ui';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../components/layout/Panel.tsx';
import { password as copy, strengthLevels } from '../../content/account/password.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useChangePasswordMutation } from './password.api.ts';
import { passwordErrorToast } from './passwordErrorToast.ts';

const initialValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Form of the password change: resets on success, keeps its values on failure (N9-N19). */
function usePasswordForm() {
  const [change] = useChangePasswordMutation();
  const [changed, setChanged] = useState(false);
  const form = useForm({
    initialValues,
    validationSchema: changePasswordForm,
    onSubmit: async (values, { resetForm }) => {
      await change({ body: values }).unwrap();
      resetForm();
      setChanged(true);
    },
    toErrorToast: passwordErrorToast,
  });
  return { form, changed, dismiss: () => setChanged(false) };
}

/** Points per criterion (N13). Only the length is enforced, and not here. */
const strengthRules: readonly { points: number; has: (password: string) => boolean }[] = [
  { points: 25, has: (password) => [...password].length >= 8 },
  { points: 25, has: (password) => /\p{Ll}/u.test(password) },
  { points: 25, has: (password) => /\p{Lu}/u.test(password) },
  { points: 12.5, has: (password) => /\p{Nd}/u.test(password) },
  { points: 12.5, has: (password) => /[^\p{L}\p{N}]/u.test(password) },
];

/** Returns the score of a password, from 0 to 100 (N13). */
export const passwordStrength = (password: string): number =>
  Math.min(
    100,
    strengthRules.reduce((sum, { points, has }) => (has(password) ? sum + points : sum), 0),
  );

/** Returns the label of a score. */
export const strengthLabel = (score: number): string =>
  strengthLevels.findLast(({ from }) => score >= from)?.words ?? '';

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
