import { CANARY_DAYS, DEVICE_DAYS, DRAFT_DAYS, IMPERSONATION_MINUTES } from '@skal/contracts/site/serviceCommitments';
import type { Policy } from './policy.ts';

export const privacyPolicy: Policy = {
  title: 'Privacy Policy',
  lead: 'Which personal data this site handles, why, and what you can ask of us.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What we collect',
      paragraphs: [
        'When you request a consultation: your name, e-mail address, company, industry, how you would like to be contacted and, if you give them, your phone number and what you write about your goals.',
        'When you send a message: your name, e-mail address, subject, message and, if you give it, your phone number.',
        'When you have an account: your name, e-mail address, phone number, business and a protected form of your password. The password itself is not stored.',
        'When you use the dashboard: the tickets and files that you send, the people whom you name as your staff with their e-mail addresses, and the integrations that you ask for.',
        'When somebody signs in or out, changes something or is refused, we note the time and the account, and mostly the internet address; of a browser that is signed in, we note which one it is. To stop misuse we also count requests by internet address.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      paragraphs: [
        'We use an enquiry to answer it and, where you ask for one, to prepare a proposal. We use account data to run your dashboard and your app.',
        'We do not sell personal data, and we do not use it for other people’s advertising.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and other companies',
      paragraphs: [
        `The public pages load nothing from other companies, and set a cookie at one time only: while we try a new version of the site with a part of its visitors. It holds a number that is drawn by lot, which keeps you with the same version, and ends after ${CANARY_DAYS} days.`,
        `Signing in sets one cookie that is needed to keep you signed in; signing out ends it. It sets another that is needed to protect your account: by it we tell your own devices from those of somebody who guesses at your password. It ends ${DEVICE_DAYS} days after you last signed in there, or when you change your password. Where your account asks for a code, a third one remembers for ten minutes that your password was right.`,
        'Your browser tells us which pages came up and, of some visits, how quickly, and what went wrong with our own scripts. We add that to numbers, for each version of the site. It comes without cookies, and we keep with it neither who you are nor your internet address.',
        `What you have typed into a long form and not sent stays in your browser: until you close the tab, or for ${DRAFT_DAYS} days where you are signed in. It is gone when you send it or sign out.`,
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      paragraphs: [
        'The people who answer you and run your app, and the suppliers that operate our servers and deliver our mail, on our instructions. Where you connect a service such as a webshop or a mailing list, data goes there as you have set it up.',
        `To help you, we can look at your dashboard as you see it: for ${IMPERSONATION_MINUTES} minutes at a time, without changing anything, and each time is noted.`,
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        ({ inquiryDays }) =>
          `Enquiries are deleted after ${inquiryDays} days. What belongs to an account is kept for as long as you have the account. A trail of sign-ins and of what we did for an account outlives it, so that both can be looked up later; it names who acted, from which internet address, and the account's name and e-mail address. What was booked for a business is kept with its name. Data that the law requires us to keep, such as invoices, is kept for as long as it says.`,
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You can ask which data we hold about you, have it corrected or deleted, receive a copy, or object to its use. Write to us, and we will answer. If you live in the European Union you can also complain to your data protection authority; in Denmark that is Datatilsynet.',
      ],
    },
  ],
};
