import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import { foldForSearch } from '@skal/contracts/fields/fold';
import { digitsOf } from '@skal/contracts/fields/phone';
import { fullName } from '../../account/name.ts';
import type { ClientRow } from '../client.query.ts';
import type { ClientListEntry } from './ClientListEntry.entity.ts';

/** Maximum length of a sort key, limited by the size of an index. */
const KEY_LENGTH = 200;

/** Letters after z, in their order; the signs are those that follow z in byte order. */
const LETTERS: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}', aa: '}' };

/** Sort key of a name: Danish order, ignoring case and accents, numbers by value. */
export const sortKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/aa|[æäøöå]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'))
    .slice(0, KEY_LENGTH);

/** Sorts after every number in byte order. */
const LAST = '~';
const NEVER_UP = Number.MAX_SAFE_INTEGER;

/** Derives a client's entry in the list. */
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
