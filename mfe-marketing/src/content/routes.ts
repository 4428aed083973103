import type { Path } from './contentTypes.ts';
import { company } from './facts.ts';

interface RouteTexts {
  readonly title: string;
  readonly description: string;
  /** Reached only from an emailed link. */
  readonly noindex?: true;
}

/** Title and description of each page. The shell appends the brand to the title. */
export const routeTexts: Readonly<Record<Path, RouteTexts>> = {
  '/': {
    title: 'Branded apps for Danish businesses',
    description: `An app of your own for your wine bar, restaurant, café or shop: customer club, ordering and booking under your name. Launched in ${company.launch}.`,
  },
  '/solutions': {
    title: 'Solutions',
    description:
      'Loyalty, online ordering, mobile shop, reservations, appointments and analytics in one branded app, with a CRM platform behind it.',
  },
  '/business-case': {
    title: 'Business Case',
    description:
      'What your own app can earn and what waiting costs: the figures, the research behind them, and a calculation you can check.',
  },
  '/how-it-works': {
    title: 'How It Works',
    description: `Four phases from the first call to a live app in ${company.launch}: what happens, what you get and what it costs.`,
  },
  '/about': {
    title: 'About Us',
    description: `Founded in ${company.founded}, with ${company.focus} focus on Danish businesses: our story, our values and why to choose us.`,
  },
  '/contact': {
    title: 'Contact Us',
    description: `Write to us or book a free ${company.call} discovery call. We reply ${company.reply}.`,
  },
  '/login': {
    title: 'Log In',
    description: 'Sign in to your dashboard and manage your mobile app.',
  },
  '/forgot-password': {
    title: 'Forgot Your Password',
    description: 'Request a link by email to set a new password for your account.',
  },
  '/set-password': {
    title: 'Set Your Password',
    description: 'Set your account password with the link we sent you.',
    noindex: true,
  },
  '/confirm-email': {
    title: 'Confirm Your Email Address',
    description: 'Confirm your new email address with the link we sent you.',
    noindex: true,
  },
  '/stop-email-change': {
    title: 'Keep Your Email Address',
    description: 'Stop a change of your email address that you did not request, with the link we sent you.',
    noindex: true,
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: 'Which personal data this site handles, why, and what you can ask of us.',
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    description: 'The terms for using this site, your dashboard and our services.',
  },
  '/acceptable-use-policy': {
    title: 'Acceptable Use Policy',
    description: 'What this site, the dashboard and the apps we run may be used for.',
  },
  '/refund-policy': {
    title: 'Refund Policy',
    description: 'What can be refunded, and how to ask for it.',
  },
  '/service-expectations': {
    title: 'Service Expectations',
    description: 'What you can expect from us, from the first reply to the app in operation.',
  },
};
