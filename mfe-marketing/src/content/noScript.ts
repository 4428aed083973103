import { t } from '@lingui/core/macro';

/** Form texts for browsers without JavaScript. */
export const noScript = {
  signIn: t`Signing in needs JavaScript. Turn it on in your browser, and reload this page.`,
  setPassword: t`Setting a password needs JavaScript. Turn it on in your browser, and open the link in the email again.`,
  link: t`This link needs JavaScript. Turn it on in your browser, and open the link in the email again.`,
} as const;
