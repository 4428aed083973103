import { t } from '@lingui/core/macro';
import { paths } from '../contentTypes.ts';

/** Copy of the pages for a forgotten password. */
export const forgotPasswordPage = {
  back: { label: t`Back to Log In`, to: paths.login },
  title: t`Reset your password`,
  lead: t`Forgotten it? It happens. We'll email you a link to set a new one.`,
  card: t`Get a Link by Email`,
  subtitle: t`Enter the email address that you sign in with.`,
  email: t`Email`,
  submit: t`Send Link`,
  submitting: t`Sending...`,
  sent: {
    title: t`Check Your Inbox`,
    hint: t`Nothing after a few minutes? Check your spam folder, and make sure the address is spelled correctly.`,
    again: t`Enter the address again`,
  },
} as const;

export const setPasswordPage = {
  title: t`Set your password`,
  lead: t`Choose one you don't use anywhere else. You will be signed out on all devices.`,
  card: t`Choose a New Password`,
  subtitle: t`At least 8 characters.`,
  next: t`New password`,
  confirm: t`Confirm password`,
  show: t`Show what is typed`,
  hide: t`Hide what is typed`,
  submit: t`Set Password`,
  submitting: t`Saving...`,
  done: {
    title: t`Your Password Is Set`,
    text: t`You can now sign in with it.`,
    link: { label: t`Log In`, to: paths.login },
  },
  dead: {
    title: t`This Link No Longer Works`,
    link: { label: t`Request a New Link`, to: paths.forgot },
  },
  invitation: {
    title: t`This Invitation Cannot Be Accepted`,
    link: { label: t`Log In`, to: paths.login },
  },
  incomplete: {
    title: t`This Link Is Incomplete`,
    text: t`An email program has removed its end. Open it again from the email, or request a new one.`,
    link: { label: t`Request a New Link`, to: paths.forgot },
  },
} as const;

/** Error messages. */
export const passwordLinkErrors = {
  ask: t`The Link Was Not Sent`,
  set: t`The Password Was Not Set`,
  connection: t`Unable to connect to the server. Please check your internet connection and try again.`,
} as const;
