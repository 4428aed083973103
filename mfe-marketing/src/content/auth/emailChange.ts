import { paths } from '../contentTypes.ts';

/** Shown first for an emailed link without token, on every page that such a link opens. */
const CUT = 'This link is incomplete: an email program has removed its end.';

/** Copy of the page that confirms a new address. */
export const confirmEmailPage = {
  back: { label: 'Back to Log In', to: paths.login },
  title: 'Confirm your address',
  lead: 'Once confirmed, you sign in with this email address. You will be signed out on all other devices.',
  card: 'Your New Email Address',
  subtitle: 'Confirm to use it for signing in.',
  submit: 'Confirm Address',
  submitting: 'Confirming...',
  done: {
    title: 'Email Address Changed',
    text: (email: string) => `You can now sign in with ${email}.`,
    link: { label: 'Log In', to: paths.login },
  },
  dead: {
    title: 'Email Address Not Changed',
    link: { label: 'Log In', to: paths.login },
  },
  incomplete: {
    title: 'Email Address Not Changed',
    text: `${CUT} Open it again from the email, or log in and request a new one in your settings.`,
    link: { label: 'Log In', to: paths.login },
  },
  failed: 'The Address Was Not Confirmed',
} as const;

/** Copy of the page that stops an address change, linked from the notice to the old address. */
export const stopPage = {
  back: { label: 'Back to Log In', to: paths.login },
  title: 'Keep your address',
  lead: 'A new email address was requested for your account. If you did not request it, stop the change here.',
  card: 'Stop the Change',
  subtitle: 'Confirm to keep the email address that you sign in with.',
  submit: 'Stop the Change',
  submitting: 'Stopping...',
  done: {
    title: 'The Change Is Stopped',
    text: 'Your email address has not changed. The change was requested with your password, so set a new one now.',
    link: { label: 'Set a New Password', to: paths.forgot },
  },
  dead: {
    title: 'The Change Was Not Stopped',
    link: { label: 'Contact Us', to: paths.contact },
  },
  incomplete: {
    title: 'The Change Was Not Stopped',
    text: `${CUT} Open it again from the email, or set a new password: that stops the change too.`,
    link: { label: 'Set a New Password', to: paths.forgot },
  },
  failed: 'The Change Was Not Stopped',
} as const;
