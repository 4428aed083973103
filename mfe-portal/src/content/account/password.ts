import { t } from '@lingui/core/macro';

/** Copy of Account Security (N1, N13, N14). */
export const password = {
  title: t`Account Security`,
  current: t`Current password`,
  next: t`New password`,
  nextHint: t`At least 8 characters.`,
  confirm: t`Confirm password`,
  strength: t`Password strength`,
  submit: t`Change Password`,
  submitting: t`Changing...`,
  done: {
    title: t`Password Changed`,
    text: t`Use your new password from now on. You have been signed out on all other devices.`,
    close: t`Done`,
  },
} as const;

/**
 * Messages of a failed change: the first whose field the server rejected, or whose key the error's message contains, in the
 * catalogue's order (N15-N19). The server's sentences are in the language of the page.
 */
export const passwordFailures = {
  catalogue: [
    {
      field: 'currentPassword',
      contains: ['current password is incorrect'],
      title: t`Incorrect Current Password`,
      text: t`Please enter your current password.`,
    },
    {
      field: 'newPassword',
      contains: ['new password must be'],
      title: t`Password Requirements Not Met`,
      text: t`New password must be at least 8 characters long.`,
    },
    {
      field: 'confirmPassword',
      contains: ['password confirmation'],
      title: t`Password Confirmation Mismatch`,
      text: t`Please enter the same new password in both fields.`,
    },
    {
      field: null,
      contains: ['network', 'connection'],
      title: t`Connection Error`,
      text: t`Check your internet connection and try again. If your current password is then rejected, the change was already saved: use the new one.`,
    },
  ],
  other: { title: t`Password Change Failed`, text: t`Failed to change password` },
} as const;

/** Labels of password strength, weakest first; each applies from its score up. */
export const strengthLevels: readonly { from: number; words: string }[] = [
  { from: 0, words: t`Empty` },
  { from: 12.5, words: t`Weak` },
  { from: 50, words: t`Fair` },
  { from: 75, words: t`Good` },
  { from: 100, words: t`Strong` },
];
