import { eventFields } from './eventField.ts';

/** Field names that hold personal data. Events identify guests only by a pseudonym. */

const PERSONAL_NAMES = new Set([
  ...['name', 'firstname', 'lastname', 'fullname', 'givenname', 'familyname', 'surname', 'username', 'guestname'],
  ...['customername', 'displayname', 'nickname', 'email', 'mail', 'emailaddress', 'guestemail', 'customeremail'],
  ...['phone', 'phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'telephone', 'tel', 'guestphone'],
  ...['customerphone', 'address', 'birthday', 'birthdate', 'dateofbirth', 'cpr', 'cprnumber'],
]);

/** Names of the event's own fields, checked first because most names are among them. */
const EVENT_FIELDS = new Set(['id', 'type', 'at', ...Object.keys(eventFields)]);

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@.]/;
/** A phone number in international format. */
const PHONE = /\+[1-9](?:[ ()-]{0,2}\d){7,13}(?!\d)/;
/** Eight or more digits and nothing else: probably a phone number when used as a guest. */
const DIGITS_ONLY = /^[-_]*\d(?:[-_]*\d){7,14}[-_]*$/;

/** Maximum depth of the search; deeper bodies are rejected before. */
const DEPTH_MAX = 12;

const isPersonalName = (name: string): boolean =>
  !EVENT_FIELDS.has(name) && PERSONAL_NAMES.has(name.replace(/[-_ ]/g, '').toLowerCase());

/** Tests for the characteristic character first: a batch contains thousands of texts. */
const isPersonalText = (text: string): boolean =>
  (text.includes('@') && EMAIL.test(text)) || (text.includes('+') && PHONE.test(text));

function isPersonalValue(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isPersonalText(value);
  if (typeof value !== 'object' || value === null || depth >= DEPTH_MAX) return false;
  return Object.entries(value).some(([name, inner]) => isPersonalName(name) || isPersonalValue(inner, depth + 1));
}

/** Returns the position of personal data in a list, from 0, such as `lines[2]`. */
function formatPath(name: string, value: unknown): string {
  const index = Array.isArray(value) ? value.findIndex((one) => isPersonalValue(one, 1)) : -1;
  return index < 0 ? name : `${name}[${index}]`;
}

/** Returns the name of the field, known or unknown, that holds personal data; null if none does. */
export function findPersonalField(event: Readonly<Record<string, unknown>>): string | null {
  for (const name of Object.keys(event)) {
    const value = event[name];
    if (isPersonalName(name)) return name;
    if (typeof value !== 'number' && isPersonalValue(value, 0)) return formatPath(name, value);
    if (name === 'guest' && typeof value === 'string' && DIGITS_ONLY.test(value)) return name;
  }
  return null;
}
