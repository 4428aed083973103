import { setImmediate as nextTurn } from 'node:timers/promises';
import { clientStatuses, subscriptionPlans } from '@skal/contracts/client/client';
import { foldForSearch } from '@skal/contracts/fields/fold';
import { extractDigits } from '@skal/contracts/fields/phone';
import { type EntityManager, In } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/rows/insert.ts';
import { formatFullName } from '../../account/name.ts';
import { type ClientRow, findClientRow, readClientRows } from '../client.query.ts';
import { type ClientListEntry, ClientListEntryEntity } from './ClientListEntry.entity.ts';

/** Maximum length of a sort key, limited by the size of an index. */
const KEY_LENGTH = 200;

/** Letters after z, in their order; the signs are those that follow z in byte order. */
const LETTERS: Readonly<Record<string, string>> = { æ: '{', ä: '{', ø: '|', ö: '|', å: '}', aa: '}' };

/** Sort key of a name: Danish order, ignoring case and accents, numbers by value. */
const sortKey = (name: string): string =>
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
function buildClientListEntry(client: ClientRow): Omit<ClientListEntry, 'changedAt'> {
  const { id, businessName, email, phone, lastLoginAt } = client;
  const contact = formatFullName(client);
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
    digits: extractDigits(phone ?? ''),
  };
}

const BATCH = 200;

/**
 * Updates a client's entry in the list, inside the transaction that changes its business, plan, status, account or last
 * sign-in.
 */
export async function refreshClientListEntry(manager: EntityManager, businessId: string): Promise<void> {
  const client = await findClientRow(manager, businessId);
  if (!client) return;
  const row = { ...buildClientListEntry(client), changedAt: Date.now() };
  const { affected } = await manager.update(ClientListEntryEntity, { businessId }, row);
  if (affected === 0) await insertRows(manager, ClientListEntryEntity, [row]);
}

/** Whether the stored entry is current; the database may return numbers as strings. */
function isListed(listed: object | undefined, client: ClientRow): boolean {
  const row = new Map(Object.entries(listed ?? {}));
  return Object.entries(buildClientListEntry(client)).every(([name, value]) => String(row.get(name)) === String(value));
}

/**
 * Rewrites every outdated entry of the list: two concurrent changes may have missed each other, and a process of an
 * earlier release does not maintain the list.
 */
export async function rebuildClientList(db: Database): Promise<void> {
  for (let last = ''; ; ) {
    const clients = await readClientRows(db, last, BATCH);
    const businessId = In(clients.map(({ id }) => id));
    const listed = await db.read((manager) => manager.findBy(ClientListEntryEntity, { businessId }));
    const byId = new Map(listed.map((row) => [row.businessId, row]));
    for (const client of clients) {
      if (!isListed(byId.get(client.id), client)) await db.tx((manager) => refreshClientListEntry(manager, client.id));
    }
    if (clients.length < BATCH) return;
    last = clients.at(-1)?.id ?? last;
    await nextTurn();
  }
}
