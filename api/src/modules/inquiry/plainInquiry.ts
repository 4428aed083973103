import { countries } from '@skal/contracts/fields/phone';
import { HONEYPOT } from '@skal/contracts/support/inquiry';
import type { PlainForm } from '../../server/plainForm.ts';

const person = [
  { name: 'name', label: 'Full Name', required: true, autocomplete: 'name' },
  { name: 'email', label: 'Email Address', kind: 'email', required: true, autocomplete: 'email' },
] as const;

const answers = { page: '/contact', successTitle: 'Thank You!', honeypot: HONEYPOT } as const;

/** The contact page's form (G1), as the response shows it again. */
const message: PlainForm = {
  ...answers,
  submit: 'Send Message',
  errorTitle: 'Your message was not sent',
  fields: [
    ...person,
    { name: 'phone', label: 'Phone number (optional)', kind: 'tel', autocomplete: 'tel' },
    { name: 'subject', label: 'Subject', required: true },
    { name: 'message', label: 'Message', kind: 'area', required: true },
  ],
};

/** The consultation form (F4), as the response shows it again. The API accepts any text as industry. */
const consultation: PlainForm = {
  ...answers,
  submit: 'Request your call',
  errorTitle: 'Your request was not sent',
  fields: [
    ...person,
    { name: 'company', label: 'Company Name', required: true, autocomplete: 'organization' },
    { name: 'industry', label: 'Industry', required: true },
    {
      name: 'countryCode',
      label: 'Country code',
      options: countries.map(({ name, code }) => [code, `${name} ${code}`] as const),
    },
    { name: 'phone', label: 'Phone number', kind: 'tel', autocomplete: 'tel-national' },
    { name: 'challenges', label: 'What would you like to achieve?', kind: 'area' },
    {
      name: 'contactPreference',
      label: 'How would you like to be contacted?',
      required: true,
      options: [
        ['email', 'Email'],
        ['call', 'Phone Call'],
      ],
    },
  ],
};

/** Returns the form that was posted: only the consultation has a company field. */
export const plainInquiry = (sent: Readonly<Record<string, string>>): PlainForm =>
  sent.company === undefined ? message : consultation;
