import { t } from '@lingui/core/macro';
import type { PageId } from './contentTypes.ts';
import { company } from './facts.ts';

interface RouteTexts {
  readonly title: string;
  readonly description: string;
  /** Reached only from an emailed link. */
  readonly noindex?: true;
}

/** Title and description of each page. The shell appends the brand to the title. */
export const routeTexts: Readonly<Record<PageId, RouteTexts>> = {
  home: {
    title: t`Branded apps for Danish businesses`,
    description: t`An app of your own for your wine bar, restaurant, café or shop: customer club, ordering and booking under your name. Launched in ${company.launch}.`,
  },
  solutions: {
    title: t`Solutions`,
    description: t`Loyalty, online ordering, mobile shop, reservations, appointments and analytics in one branded app, with a CRM platform behind it.`,
  },
  businessCase: {
    title: t`Business Case`,
    description: t`What your own app can earn and what waiting costs: the figures, the research behind them, and a calculation you can check.`,
  },
  howItWorks: {
    title: t`How It Works`,
    description: t`Four phases from the first call to a live app in ${company.launch}: what happens, what you get and what it costs.`,
  },
  about: {
    title: t`About Us`,
    description: t`Founded in ${company.founded}, with ${company.focus} focus on Danish businesses: our story, our values and why to choose us.`,
  },
  contact: {
    title: t`Contact Us`,
    description: t`Write to us or book a free ${company.call} discovery call. We reply ${company.reply}.`,
  },
  login: {
    title: t`Log In`,
    description: t`Sign in to your dashboard and manage your mobile app.`,
  },
  forgot: {
    title: t`Forgot Your Password`,
    description: t`Request a link by email to set a new password for your account.`,
  },
  setPassword: {
    title: t`Set Your Password`,
    description: t`Set your account password with the link we sent you.`,
    noindex: true,
  },
  confirmEmail: {
    title: t`Confirm Your Email Address`,
    description: t`Confirm your new email address with the link we sent you.`,
    noindex: true,
  },
  stopEmailChange: {
    title: t`Keep Your Email Address`,
    description: t`Stop a change of your email address that you did not request, with the link we sent you.`,
    noindex: true,
  },
  privacy: {
    title: t`Privacy Policy`,
    description: t`Which personal data this site handles, why, and what you can ask of us.`,
  },
  terms: {
    title: t`Terms of Service`,
    description: t`The terms for using this site, your dashboard and our services.`,
  },
  acceptableUse: {
    title: t`Acceptable Use Policy`,
    description: t`What this site, the dashboard and the apps we run may be used for.`,
  },
  refund: {
    title: t`Refund Policy`,
    description: t`What can be refunded, and how to ask for it.`,
  },
  service: {
    title: t`Service Expectations`,
    description: t`What you can expect from us, from the first reply to the app in operation.`,
  },
};
