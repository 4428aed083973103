import { binaryBody, type Endpoint, type OneOf } from '@skal/contracts/http/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import type { Schema, SchemaDescription } from 'yup';

export interface SchemaWithDescription extends SchemaDescription {
  fields?: Record<string, SchemaWithDescription>;
  innerType?: SchemaWithDescription;
}

/**
 * Placeholder for a known id, replaced when the request is sent: its kind (`any`, or the path segment before an id) and
 * a random integer.
 */
export const ID_PLACEHOLDER = /@known-([a-z-]+)-(\d+)/g;
const known = (kind: string): Arbitrary<string> => some(`@known-${kind}-`);

/** Placeholder for the caller's word, in every text. */
export const WORD_PLACEHOLDER = '@word';

/** Passwords: that of every created account, and two to change it to. */
export const PASSWORD = 'out of the office';

const day = (fromNow: number): string => new Date(Date.now() + fromNow * 24 * 3600_000).toISOString().slice(0, 10);
function some(prefix: string): Arbitrary<string> {
  return fc.nat(500).map((number) => `${prefix}${number}`);
}

/** CSV rows of ledger entries. */
function someRows(): Arbitrary<string> {
  return known('clients').map((id) => `client;category;amount;currency;date\n${id};Add-ons;29;EUR;${day(0)}`);
}

/** Texts by field name; the first match counts. */
const BY_NAME: readonly (readonly [RegExp, Arbitrary<string>])[] = [
  [/email/i, fc.integer({ min: 1, max: 400 }).map((number) => `guest-${number}-${WORD_PLACEHOLDER}@example.dk`)],
  [/currentPassword/, fc.constant(PASSWORD)],
  [/password/i, fc.constantFrom('seven gothic tales', 'seven gothic tales', 'babettes feast, again')],
  [/phone/i, fc.constantFrom('12 34 56 78', '')],
  [/dueDate|nextBilling/, fc.constantFrom(day(14), day(40))],
  [/date|^day|^from$|^to$/i, fc.constantFrom(day(0), day(-1), day(-30), '2026-02-28')],
  [/^client(Id)?$/, known('clients')],
  [/^inquiry$/, known('inquiries')],
  [/(^i|I)d$|^cursor$|^ids$/, fc.oneof(known('any'), known('clients'))],
  [/^guest$/, some(`guest-${WORD_PLACEHOLDER}-`)],
  [/^text$/, fc.oneof(fc.constant(`Please see the picture, ${WORD_PLACEHOLDER}.`), someRows())],
  [/^(clientDataJSON|attestationObject|authenticatorData|signature)$/, fc.constant('AAAA')],
  [/^token$/, known('token')],
  [/^code$/, fc.constantFrom('123456', '000000', 'abcd-efgh')],
  [/^appStore$/, fc.constantFrom('', 'https://apps.apple.com/dk/app/vinbaren/id123456789')],
  [/^googlePlay$/, fc.constantFrom('', 'https://play.google.com/store/apps/details?id=dk.bar')],
  [
    /attachments/,
    fc.constantFrom(`screen ${WORD_PLACEHOLDER}.png`, `menu ${WORD_PLACEHOLDER}.pdf`, `list ${WORD_PLACEHOLDER}.pdf`),
  ],
  [/colou?r/i, fc.constantFrom('#1a2b3c', '#ffffff')],
  [/website|url|link/i, fc.constantFrom('https://www.example.dk/', '')],
  [/^expects$|^to$|^canary$/, fc.constantFrom('1', '2', '3')],
];

/** Returns a probably valid text for a field name. */
const likelyText = (name: string): Arbitrary<string> =>
  BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ??
  fc.constantFrom(
    `Anna ${WORD_PLACEHOLDER}`,
    WORD_PLACEHOLDER,
    `The menu of ${WORD_PLACEHOLDER} does not open.`,
    `Smørrebrød & øl ${WORD_PLACEHOLDER}`,
  );

const NUMBERS: readonly (readonly [RegExp, Arbitrary<number>])[] = [
  [/^(version|position|places|limit)$/, fc.integer({ min: 1, max: 5 })],
  [/amount|quantity|minutes|ms/i, fc.integer({ min: 1, max: 100_000 })],
];

/** An app event. */
const event: Arbitrary<unknown> = fc.record(
  {
    id: fc.uuid(),
    type: fc.constantFrom('app.opened', 'order.placed', 'order.completed', 'loyalty.stamped', 'wine.tasted'),
    at: fc.nat(3 * 24 * 3600).map((seconds) => new Date(Date.now() - seconds * 1000).toISOString()),
    guest: some(`guest-${WORD_PLACEHOLDER}-`),
    order: some(`A-${WORD_PLACEHOLDER}-`),
    item: fc.constant(`wine ${WORD_PLACEHOLDER}`),
    amount: fc.nat(100_000),
    currency: fc.constant('DKK'),
  },
  { requiredKeys: ['id', 'type', 'at'] },
);

/** Returns a probably valid value for a field description. */
export function validValue(
  name: string,
  { type, oneOf, fields, innerType }: SchemaWithDescription,
): Arbitrary<unknown> {
  const choices = oneOf.filter((choice) => choice !== undefined);
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (fields)
    return fc.record(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, validValue(key, field)])));
  if (name === 'events' && type === 'array') return fc.array(event, { maxLength: 20 });
  if (innerType) return fc.array(validValue(name, innerType), { maxLength: 3 });
  if (type === 'number')
    return NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? fc.integer({ min: -1_000, max: 1_000 });
  // A boolean; mixed types have more readings.
  if (type === 'boolean' || type === 'mixed') return fc.boolean();
  return name === 'confirmPassword' ? likelyText('newPassword') : likelyText(name);
}

const describeSchema = (schema: Schema): SchemaWithDescription => schema.describe() as SchemaWithDescription;

const isOneOf = (body: NonNullable<Endpoint['body']>): body is OneOf<Schema> => 'forms' in body;

/** Returns a probably valid body; null for an endpoint without a JSON body. */
export function validBody({ body }: Endpoint): Arbitrary<unknown> | null {
  if (body === null || body === binaryBody || 'bytes' in body) return null;
  const forms = isOneOf(body) ? body.forms : [body];
  return fc.oneof(...forms.map((form) => validValue('', describeSchema(form)))).map(copyPasswordConfirmation);
}

/** Makes confirmations equal. */
function copyPasswordConfirmation(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'newPassword' in body && 'confirmPassword' in body)
    return { ...body, confirmPassword: body.newPassword };
  return body;
}

/** Returns a probably valid query string; null for an endpoint without one. */
export function validQuery({ query }: Endpoint): Arbitrary<string> | null {
  const fields = query ? Object.entries(describeSchema(query).fields ?? {}) : [];
  if (fields.length === 0) return null;
  const values = Object.fromEntries(fields.map(([name, field]) => [name, validValue(name, field)]));
  return fc
    .record(values, { requiredKeys: [] })
    .map(
      (query) =>
        `?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
    );
}
