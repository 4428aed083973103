import { paths } from '../contentTypes.ts';

/** Shown first for an emailed link without token, on every page that such a link opens. */
const CUT = 'This link is not complete: a mail program has removed its end.';

/** Copy of the page that confirms a new address. */
export const confirmEmailPage = {
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
    link: { label: 'Log In', to: paths.login },
  },
  incomplete: {
    title: 'Your Address Was Not Changed',
    text: `${CUT} Open it again from the mail, or log in and ask for a new one in your settings.`,
    link: { label: 'Log In', to: paths.login },
  },
  failed: 'The Address Was Not Confirmed',
} as const;

/** Copy of the page that stops an address change, linked from the notice to the old address. */
export const stopPage = {
  back: { label: 'Back to Log In', to: paths.login },
  title: 'Keep your address',
  lead: 'A new e-mail address was requested for your account. If you did not request it, stop the change here.',
  card: 'Stop the Change',
  subtitle: 'One press, and you keep the e-mail address that you sign in with.',
  submit: 'Stop the Change',
  submitting: 'Stopping...',
  done: {
    title: 'The Change Is Stopped',
    text: 'Your e-mail address stays as it was. The change was requested with your password: set a new one now.',
    link: { label: 'Set a New Password', to: paths.forgot },
  },
  dead: {
    title: 'The Change Was Not Stopped',
    link: { label: 'Contact Us', to: paths.contact },
  },
  incomplete: {
    title: 'The Change Was Not Stopped',
    text: `${CUT} Open it again from the mail, or set a new password: that stops the change too.`,
    link: { label: 'Set a New Password', to: paths.forgot },
  },
  failed: 'The Change Was Not Stopped',
} as const;
