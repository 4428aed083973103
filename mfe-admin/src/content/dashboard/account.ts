import { t } from '@lingui/core/macro';

/** Copy of the operator's account page. */
export const accountPage = {
  title: t`Your Account`,
  who: t`Signed in as`,
  name: t`Name`,
  email: t`Email`,
  role: t`Role`,
  password: {
    title: t`Your Password`,
    text: t`To set a new password, use the link we email you. You will be signed out everywhere.`,
    link: { label: t`Email me a link`, to: '/forgot-password' },
  },
} as const;
