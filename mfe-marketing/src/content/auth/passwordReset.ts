import { paths } from '../contentTypes.ts';

/** Copy of the pages for a forgotten password. */
export const forgotPasswordPage = {
  back: { label: 'Back to Log In', to: paths.login },
  title: 'Reset your password',
  lead: "Forgotten it? It happens. We'll email you a link to set a new one.",
  card: 'Get a Link by Email',
  subtitle: 'Enter the email address that you sign in with.',
  email: 'Email',
  submit: 'Send Link',
  submitting: 'Sending...',
  sent: {
    title: 'Check Your Inbox',
    hint: 'Nothing after a few minutes? Check your spam folder, and make sure the address is spelled correctly.',
    again: 'Enter the address again',
  },
} as const;

export const setPasswordPage = {
  title: 'Set your password',
  lead: "Choose one you don't use anywhere else. You will be signed out on all devices.",
  card: 'Choose a New Password',
  subtitle: 'At least 8 characters.',
  next: 'New password',
  confirm: 'Confirm password',
  show: 'Show what is typed',
  hide: 'Hide what is typed',
  submit: 'Set Password',
  submitting: 'Saving...',
  done: {
    title: 'Your Password Is Set',
    text: 'You can now sign in with it.',
    link: { label: 'Log In', to: paths.login },
  },
  dead: {
    title: 'This Link No Longer Works',
    link: { label: 'Request a New Link', to: paths.forgot },
  },
  invitation: {
    title: 'This Invitation Cannot Be Accepted',
    link: { label: 'Log In', to: paths.login },
  },
  incomplete: {
    title: 'This Link Is Incomplete',
    text: 'An email program has removed its end. Open it again from the email, or request a new one.',
    link: { label: 'Request a New Link', to: paths.forgot },
  },
} as const;

/** Error messages. */
export const passwordLinkErrors = {
  ask: 'The Link Was Not Sent',
  set: 'The Password Was Not Set',
  connection: 'Unable to connect to the server. Please check your internet connection and try again.',
} as const;
