/** Copy of the email address change. */
export const emailChange = {
  title: 'Your Email Address',
  lead: (email: string) => `You sign in with ${email}.`,
  change: 'Change address',
  cancel: 'Cancel',
  newEmail: 'New email address',
  hint: "We'll send a confirmation link to this address. Nothing changes until you open it.",
  password: 'Current password',
  submit: 'Send link',
  busy: 'Sending...',
  sentText: (email: string) =>
    `A link is on its way to ${email}. It works once and expires after 24 hours. Opening it signs you out on all other devices.`,
} as const;
