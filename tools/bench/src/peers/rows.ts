import { randomUUID } from 'node:crypto';
import type { Form } from './given.ts';

const COLUMNS = [
  'id',
  'kind',
  'name',
  'email',
  'phone',
  'country_code',
  'company',
  'industry',
  'current_solution',
  'challenges',
  'contact_preference',
  'status',
  'created_at',
  'request_key',
  'request_hash',
];

/** Stores one inquiry. */
export const INSERT_INQUIRY = `INSERT INTO inquiries (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`;

/** The values of an inquiry, with the hashes that recognise a form sent twice, where somebody keeps them. */
export const inquiryValues = (form: Form, hashes: readonly [string | null, string | null] = [null, null]) => [
  randomUUID(),
  'consultation',
  form.name,
  form.email,
  form.phone,
  form.countryCode,
  form.company,
  form.industry,
  JSON.stringify(form.currentSolution),
  form.challenges,
  form.contactPreference,
  'new',
  Date.now(),
  ...hashes,
];

const MAIL = ['id', 'kind', 'recipient', 'subject', 'body', 'letter', 'created_at', 'due_at', 'attempts'];

/** Stores the two mails that an inquiry causes. */
export const INSERT_MAILS = `INSERT INTO outbox (${MAIL.join(', ')}) VALUES ${Array(2)
  .fill(`(${MAIL.map(() => '?').join(', ')})`)
  .join(', ')}`;

/** The values of those mails; their words are about as long as the product's. */
export function mailValues(form: Form): (string | number | null)[] {
  const now = Date.now();
  const told = Object.entries(form).map(([label, value]) => `${label}: ${value}`);
  const texts = [`Hello ${form.name},\n\nThank you for asking for a discovery call.`, told.join('\n')];
  return texts.flatMap((body, index) => [
    randomUUID(),
    index === 0 ? 'confirmation' : 'alert',
    index === 0 ? form.email : 'operator@skal.example',
    `Discovery call: ${form.company}`,
    body,
    JSON.stringify({ parts: told.map((text) => ({ text })), signature: 'Skal' }),
    now,
    now,
    0,
  ]);
}
