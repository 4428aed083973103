import { eventFields } from './eventField.ts';

/** What would say who somebody is: an event names a guest by a pseudonym, and in no other way. */

const NAMES = new Set([
  ...['name', 'firstname', 'lastname', 'fullname', 'givenname', 'familyname', 'surname', 'username', 'guestname'],
  ...['customername', 'displayname', 'nickname', 'email', 'mail', 'emailaddress', 'guestemail', 'customeremail'],
  ...['phone', 'phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'telephone', 'tel', 'guestphone'],
  ...['customerphone', 'address', 'birthday', 'birthdate', 'dateofbirth', 'cpr', 'cprnumber'],
]);

/** What an event calls its own fields is nobody's name: most names are these. */
const OWN = new Set(['id', 'type', 'at', ...Object.keys(eventFields)]);

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@.]/;
/** A number as it is called from abroad. */
const PHONE = /\+[1-9](?:[ ()-]{0,2}\d){7,13}(?!\d)/;
/** Eight figures or more and nothing else may be a number to call, and as a guest most likely is. */
const FIGURES = /^[-_]*\d(?:[-_]*\d){7,14}[-_]*$/;

/** Deeper than this nothing is looked into: the door refuses what nests deeper. */
const DEPTH = 12;

const isPersonalName = (name: string): boolean => !OWN.has(name) && NAMES.has(name.replace(/[-_ ]/g, '').toLowerCase());

/** Looks for the sign first that both have: five hundred events have thousands of texts. */
const isPersonalText = (text: string): boolean =>
  (text.includes('@') && EMAIL.test(text)) || (text.includes('+') && PHONE.test(text));

function isPersonalValue(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isPersonalText(value);
  if (typeof value !== 'object' || value === null || depth >= DEPTH) return false;
  return Object.entries(value).some(([name, inner]) => isPersonalName(name) || isPersonalValue(inner, depth + 1));
}

/** Of a list the place of what is personal in it, from 0, such as `lines[2]`. */
function placeOf(name: string, value: unknown): string {
  const place = Array.isArray(value) ? value.findIndex((one) => isPersonalValue(one, 1)) : -1;
  return place < 0 ? name : `${name}[${place}]`;
}

/** The field of an event that says who somebody is, whether or not it is one that we read; null where none does. */
export function findPersonalField(event: Readonly<Record<string, unknown>>): string | null {
  for (const name of Object.keys(event)) {
    const value = event[name];
    if (isPersonalName(name)) return name;
    if (typeof value !== 'number' && isPersonalValue(value, 0)) return placeOf(name, value);
    if (name === 'guest' && typeof value === 'string' && FIGURES.test(value)) return name;
  }
  return null;
}
