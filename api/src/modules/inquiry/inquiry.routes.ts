import { createHash } from 'node:crypto';
import { countries } from '@skal/contracts/fields/phone';
import { REPLY_HOURS } from '@skal/contracts/site/serviceCommitments';
import { HONEYPOT, inquiry } from '@skal/contracts/support/inquiry';
import type { Dependencies } from '../../dependencies.ts';
import { sentence, textFor } from '../../language/text.ts';
import type { HtmlForm } from '../../server/htmlForm.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { type Route, route } from '../../server/http/route.ts';
import { sendInquiry } from './sendInquiry.ts';

const person = [
  { name: 'name', label: /*i18n*/ 'Full Name', required: true, autocomplete: 'name' },
  { name: 'email', label: /*i18n*/ 'Email Address', kind: 'email', required: true, autocomplete: 'email' },
] as const;

const answers = { page: /*i18n*/ '/contact', successTitle: /*i18n*/ 'Thank You!', honeypot: HONEYPOT } as const;

/** The contact page's form (G1), as the response shows it again. */
const message: HtmlForm = {
  ...answers,
  submit: /*i18n*/ 'Send Message',
  errorTitle: /*i18n*/ 'Your message was not sent',
  fields: [
    ...person,
    { name: 'phone', label: /*i18n*/ 'Phone number (optional)', kind: 'tel', autocomplete: 'tel' },
    { name: 'subject', label: /*i18n*/ 'Subject', required: true },
    { name: 'message', label: /*i18n*/ 'Message', kind: 'area', required: true },
  ],
};

/** The consultation form (F4), as the response shows it again. The API accepts any text as industry. */
const consultation: HtmlForm = {
  ...answers,
  submit: /*i18n*/ 'Request your call',
  errorTitle: /*i18n*/ 'Your request was not sent',
  fields: [
    ...person,
    { name: 'company', label: /*i18n*/ 'Company Name', required: true, autocomplete: 'organization' },
    { name: 'industry', label: /*i18n*/ 'Industry', required: true },
    {
      name: 'countryCode',
      label: /*i18n*/ 'Country code',
      options: countries.map(({ name, code }) => [code, `${name} ${code}`] as const),
    },
    { name: 'phone', label: /*i18n*/ 'Phone number', kind: 'tel', autocomplete: 'tel-national' },
    { name: 'challenges', label: /*i18n*/ 'What would you like to achieve?', kind: 'area' },
    {
      name: 'contactPreference',
      label: /*i18n*/ 'How would you like to be contacted?',
      required: true,
      options: [
        ['email', /*i18n*/ 'Email'],
        ['call', /*i18n*/ 'Phone Call'],
      ],
    },
  ],
};

/** Returns the form that was posted: only the consultation has a company field. */
const chooseForm = (sent: Readonly<Record<string, string>>): HtmlForm =>
  sent.company === undefined ? message : consultation;

const RECEIVED = sentence(/*i18n*/ "Thank you! We'll get back to you within {hours} hours.", { hours: REPLY_HOURS });

/** Idempotency key of a form posted without JavaScript: reloading the response page sends it again. */
const computeFormKey = ({ body, ctx }: { body: object; ctx: Pick<ApiContext, 'state'> }): string | undefined =>
  ctx.state.htmlForm && createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** Routes for visitors' inquiries: one URL for both forms (T11). */
export function inquiryRoutes(deps: Dependencies): Route[] {
  return [
    route(inquiry.send, {
      // Rejected forms do not count: a visitor who corrects a form is not a flood.
      limit: { by: 'forms', countsStatus: (status) => status < 400 },
      htmlForm: chooseForm,
      async run(call) {
        const key = call.header('Idempotency-Key') ?? computeFormKey(call);
        await sendInquiry(deps, call.body, { key, language: call.locale });
        return { message: textFor(call.locale, RECEIVED) };
      },
    }),
  ];
}
