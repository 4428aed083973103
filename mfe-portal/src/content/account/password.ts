/** Copy of Account Security (N1, N13, N14). */
export const password = {
  title: 'Account Security',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 8 characters.',
  confirm: 'Confirm password',
  strength: 'Password strength',
  submit: 'Change Password',
  submitting: 'Changing...',
  done: {
    title: 'Password Changed',
    text: 'Use your new password from now on. You have been signed out on all other devices.',
    close: 'Done',
  },
} as const;

/** Messages of a failed change: the first whose key the server's message contains, in the catalogue's order (N15-N19). */
export const passwordFailures = {
  catalogue: [
    {
      contains: ['current password is incorrect'],
      title: 'Incorrect Current Password',
      text: 'Please enter your current password.',
    },
    {
      contains: ['new password must be'],
      title: 'Password Requirements Not Met',
      text: 'New password must be at least 8 characters long.',
    },
    {
      contains: ['password confirmation'],
      title: 'Password Confirmation Mismatch',
      text: 'Please enter the same new password in both fields.',
    },
    {
      contains: ['network', 'connection'],
      title: 'Connection Error',
      text: 'Check your internet connection and try again. If your current password is then rejected, the change was already saved: use the new one.',
    },
  ],
  other: { title: 'Password Change Failed', text: 'Failed to change password' },
} as const;

/** Labels of password strength, weakest first; each applies from its score up. */
export const strengthLevels: readonly { from: number; words: string }[] = [
  { from: 0, words: 'Empty' },
  { from: 12.5, words: 'Weak' },
  { from: 50, words: 'Fair' },
  { from: 75, words: 'Good' },
  { from: 100, words: 'Strong' },
];
