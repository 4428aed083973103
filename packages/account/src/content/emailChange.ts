/** Copy of the email address change. */
export const emailChange = {
  title: 'Your E-mail Address',
  lead: (email: string) => `You sign in with ${email}.`,
  change: 'Change address',
  cancel: 'Cancel',
  newEmail: 'New e-mail address',
  hint: 'We send a link there. Until you open it, nothing changes.',
  password: 'Current password',
  submit: 'Send link',
  busy: 'Sending...',
  sentText: (email: string) =>
    `A link is on its way to ${email}. It works once, for 24 hours. When you open it, you are signed out everywhere else.`,
} as const;
