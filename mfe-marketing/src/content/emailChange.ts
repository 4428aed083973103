import { paths } from './types.ts';

/** Where the link to a new address leads. */
export const confirmPage = {
  back: { label: 'Back to Log In', to: paths.login },
  title: 'Confirm your address',
  lead: 'From then on you sign in with this e-mail address. Everywhere else you are signed in, you will be signed out.',
  card: 'Your New E-mail Address',
  subtitle: 'One press, and it is yours to sign in with.',
  submit: 'Confirm Address',
  submitting: 'Confirming...',
  done: {
    title: 'Your Address Is Changed',
    text: (email: string) => `You sign in with ${email} now.`,
    link: { label: 'Log In', to: paths.login },
  },
  dead: {
    title: 'Your Address Was Not Changed',
    incomplete: 'This link is not complete. Open it again from the mail, or ask for a new one in your settings.',
    link: { label: 'Log In', to: paths.login },
  },
  failed: 'The Address Was Not Confirmed',
} as const;
