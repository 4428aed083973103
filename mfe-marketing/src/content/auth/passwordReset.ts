import { paths } from '../contentTypes.ts';

/** Copy of the pages for a forgotten password. */
export const forgotPasswordPage = {
  back: { label: 'Back to Log In', to: paths.login },
  title: 'A new password',
  lead: 'Forgotten? It happens. You set a new one by a link that we send you.',
  card: 'Get a Link by Mail',
  subtitle: 'Enter the e-mail address that you sign in with.',
  email: 'Email',
  submit: 'Send Link',
  submitting: 'Sending...',
  sent: {
    title: 'Look Into Your Mailbox',
    hint: 'Nothing there after a few minutes? Look among the junk mail, and check the address for a slip.',
    again: 'Enter the address again',
  },
} as const;

export const setPasswordPage = {
  title: 'Set your password',
  lead: 'Choose one that you use nowhere else. Everywhere you are signed in, you will be signed out.',
  card: 'Choose a New One',
  subtitle: 'At least 8 characters, of any kind.',
  next: 'New password',
  confirm: 'Confirm password',
  show: 'Show what is typed',
  hide: 'Hide what is typed',
  submit: 'Set Password',
  submitting: 'Saving...',
  done: {
    title: 'Your Password Is Set',
    text: 'You can sign in with it now.',
    link: { label: 'Log In', to: paths.login },
  },
  dead: {
    title: 'This Link Does Not Work Any More',
    link: { label: 'Ask for a New Link', to: paths.forgot },
  },
  incomplete: {
    title: 'This Link Is Not Complete',
    text: 'A mail program has removed its end. Open it again from the mail, or ask for a new one.',
    link: { label: 'Ask for a New Link', to: paths.forgot },
  },
} as const;

/** Error messages. */
export const passwordLinkErrors = {
  ask: 'The Link Was Not Sent',
  set: 'The Password Was Not Set',
  connection: 'Unable to connect to the server. Please check your internet connection and try again.',
} as const;
