import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import { foldForSearch } from '@skal/contracts/fields/fold';
import { digitsOf } from '@skal/contracts/fields/phone';
import { fullName } from '../../account/name.ts';
import type { ClientRow } from '../client.query.ts';
import type { ClientListEntry } from './ClientListEntry.entity.ts';

/** Longer than this no two names are told apart: an index has so much room. */
const KEY_LENGTH = 200;

/** The letters after z, in their order; the signs are those that follow z where bytes are compared. */
const LETTERS: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}', aa: '}' };

/** A name as it is sorted: Danish order, case and accents alike, numbers by their size. */
export const sortKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/aa|[æäøöå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'))
    .slice(0, KEY_LENGTH);

/** Comes after every number, where bytes are compared. */
const LAST = '~';
const NEVER_UP = Number.MAX_SAFE_INTEGER;

/** A client's row in the list, whenever it is written. */
export function clientListEntryOf(client: ClientRow): Omit<ClientListEntry, 'changedAt'> {
  const { id, businessName, email, phone, lastLoginAt } = client;
  const contact = fullName(client);
  return {
    businessId: id,
    business: sortKey(businessName),
    contact: sortKey(contact),
    plan: subscriptionPlans.indexOf(client.plan),
    status: clientStatuses.indexOf(client.status),
    phoneUp: phone || LAST,
    phoneDown: phone ?? '',
    loginUp: lastLoginAt ?? NEVER_UP,
    loginDown: lastLoginAt ?? 0,
    search: [businessName, contact, email, phone ?? ''].map(foldForSearch).join('\n'),
    digits: digitsOf(phone ?? ''),
  };
}
