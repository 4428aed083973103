import { t } from '@lingui/core/macro';
import { paths } from '../contentTypes.ts';

/** Shown first for an emailed link without token, on every page that such a link opens. */
const CUT = t`This link is incomplete: an email program has removed its end.`;

/** Copy of the page that confirms a new address. */
export const confirmEmailPage = {
  back: { label: t`Back to Log In`, to: paths.login },
  title: t`Confirm your address`,
  lead: t`Once confirmed, you sign in with this email address. You will be signed out on all other devices.`,
  card: t`Your New Email Address`,
  subtitle: t`Confirm to use it for signing in.`,
  submit: t`Confirm Address`,
  submitting: t`Confirming...`,
  done: {
    title: t`Email Address Changed`,
    text: (email: string) => t`You can now sign in with ${email}.`,
    link: { label: t`Log In`, to: paths.login },
  },
  dead: {
    title: t`Email Address Not Changed`,
    link: { label: t`Log In`, to: paths.login },
  },
  incomplete: {
    title: t`Email Address Not Changed`,
    text: t`${CUT} Open it again from the email, or log in and request a new one in your settings.`,
    link: { label: t`Log In`, to: paths.login },
  },
  failed: t`The Address Was Not Confirmed`,
} as const;

/** Copy of the page that stops an address change, linked from the notice to the old address. */
export const stopPage = {
  back: { label: t`Back to Log In`, to: paths.login },
  title: t`Keep your address`,
  lead: t`A new email address was requested for your account. If you did not request it, stop the change here.`,
  card: t`Stop the Change`,
  subtitle: t`Confirm to keep the email address that you sign in with.`,
  submit: t`Stop the Change`,
  submitting: t`Stopping...`,
  done: {
    title: t`The Change Is Stopped`,
    text: t`Your email address has not changed. The change was requested with your password, so set a new one now.`,
    link: { label: t`Set a New Password`, to: paths.forgot },
  },
  dead: {
    title: t`The Change Was Not Stopped`,
    link: { label: t`Contact Us`, to: paths.contact },
  },
  incomplete: {
    title: t`The Change Was Not Stopped`,
    text: t`${CUT} Open it again from the email, or set a new password: that stops the change too.`,
    link: { label: t`Set a New Password`, to: paths.forgot },
  },
  failed: t`The Change Was Not Stopped`,
} as const;
