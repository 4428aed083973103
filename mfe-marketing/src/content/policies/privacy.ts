import { t } from '@lingui/core/macro';
import {
  CANARY_DAYS,
  DEVICE_DAYS,
  DRAFT_DAYS,
  IMPERSONATION_MINUTES,
  PREFERENCE_DAYS,
} from '@skal/contracts/site/serviceCommitments';
import type { Policy } from './policy.ts';

export const privacyPolicy: Policy = {
  title: t`Privacy Policy`,
  lead: t`Which personal data this site handles, why, and what you can ask of us.`,
  sections: [
    {
      id: 'what-we-collect',
      title: t`What we collect`,
      paragraphs: [
        t`When you request a consultation: your name, email address, company, industry, how you would like to be contacted and, if you give them, your phone number and what you write about your goals.`,
        t`When you send a message: your name, email address, subject, message and, if you give it, your phone number.`,
        t`When you have an account: your name, email address, phone number, business and a protected form of your password. The password itself is not stored.`,
        t`When you use the dashboard: the tickets and files that you send, the people you name as your staff with their email addresses, and the integrations that you request.`,
        t`When someone signs in or out, changes something or is denied access, we log the time, the account and usually the IP address. For a signed-in browser we also log which one it is. To prevent misuse, we count requests per IP address.`,
      ],
    },
    {
      id: 'why',
      title: t`Why we use it`,
      paragraphs: [
        t`We use an inquiry to answer it and, where you ask for one, to prepare a proposal. We use account data to run your dashboard and your app.`,
        t`We do not sell personal data, and we do not use it for other people’s advertising.`,
      ],
    },
    {
      id: 'cookies',
      title: t`Cookies and other companies`,
      paragraphs: [
        t`The public pages load nothing from other companies. By themselves they set a cookie only while we test a new version of the site with some of our visitors. It holds a random number that keeps you on the same version, and expires after ${CANARY_DAYS} days.`,
        t`If you choose a language or a theme, the cookies “language” and “theme” remember it for ${PREFERENCE_DAYS} days. They contain nothing but your choice, and need no consent because you asked for it. Signing in sets them to the choices of your account.`,
        t`Signing in sets one cookie that keeps you signed in and is removed when you sign out. A second one protects your account: it lets us tell your own devices from someone guessing your password. It expires ${DEVICE_DAYS} days after you last signed in on that device, or when you change your password. If your account uses two-step verification, a third one remembers for ten minutes that your password was correct.`,
        t`Your browser reports which pages loaded, for some visits how fast, and errors in our own scripts. We store only totals for each version of the site, without cookies, and without your identity or IP address.`,
        t`What you have typed into a long form and not sent stays in your browser: until you close the tab, or for ${DRAFT_DAYS} days where you are signed in. It is deleted when you send it or sign out.`,
      ],
    },
    {
      id: 'who-sees-it',
      title: t`Who sees it`,
      paragraphs: [
        t`The people who answer you and run your app, and the suppliers that operate our servers and deliver our email, on our instructions. Where you connect a service such as a webshop or a mailing list, data goes there as you have set it up.`,
        t`To help you, we can look at your dashboard as you see it: for ${IMPERSONATION_MINUTES} minutes at a time, read-only. Every such access is logged.`,
      ],
    },
    {
      id: 'how-long',
      title: t`How long we keep it`,
      paragraphs: [
        ({ inquiryDays }) =>
          t`Inquiries are deleted after ${inquiryDays} days. What belongs to an account is kept for as long as you have the account. We keep a log of sign-ins and of our own actions on an account after the account is deleted. It contains who acted, from which IP address, and the account's name and email address. Accounting records of a business are kept with its name. Data we must keep by law, such as invoices, is kept as long as the law requires.`,
      ],
    },
    {
      id: 'your-rights',
      title: t`Your rights`,
      paragraphs: [
        t`You can ask which data we hold about you, have it corrected or deleted, receive a copy, or object to its use. Write to us, and we will answer. If you live in the European Union you can also complain to your data protection authority; in Denmark that is Datatilsynet.`,
      ],
    },
  ],
};
