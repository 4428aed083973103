import { t } from '@lingui/core/macro';
import type { Nav } from '@skal/shell-kit';
import { CONSULTATION_DIALOG, paths } from './contentTypes.ts';

/** Header and footer entries of the public site, in the specified order (E1, E2, E9, E10). */
export const nav: Nav = {
  bar: [
    { label: t`Business Case`, to: paths.businessCase, order: 10 },
    { label: t`How It Works`, to: paths.howItWorks, order: 20 },
    { label: t`Solutions`, to: paths.solutions, order: 30 },
    { label: t`Book a Consultation`, opens: CONSULTATION_DIALOG, order: 40 },
  ],
  account: [{ label: t`Log In`, to: paths.login, order: 10 }],
  company: [
    { label: t`About Us`, to: paths.about, order: 10 },
    { label: t`Contact Us`, to: paths.contact, order: 20 },
  ],
  legal: [
    { label: t`Privacy Policy`, to: paths.privacy, order: 10 },
    { label: t`Terms of Service`, to: paths.terms, order: 20 },
    { label: t`Acceptable Use Policy`, to: paths.acceptableUse, order: 30 },
    { label: t`Refund Policy`, to: paths.refund, order: 40 },
    { label: t`Service Expectations`, to: paths.service, order: 50 },
  ],
  lost: [{ label: t`Contact Us`, to: paths.contact, order: 10 }],
};
