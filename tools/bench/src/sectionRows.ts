import { hash } from 'node:crypto';
import { type PlayedYears, playYears } from '@skal/api/testing/playedYears.ts';
import { DEMO_LIVE } from './loads.ts';
import { insertAll, type RowStore } from './rowStore.ts';

/** A house whose clients have been live for so many days. */
export interface House {
  readonly clients: number;
  readonly days: number;
}

const TIME_ZONE = 'Europe/Copenhagen';
/** Sections read single events of the last week. */
const EVENT_DAYS = 10;
const KEEP_DAYS = 90;
/** So many events of 1,000 clients in two years are 50 million. */
const ONE_IN = 8;
/** In one transaction so many clients are filled. */
const TOGETHER = 10;
const ID = 36;

const numbered = (kind: string, index: number): string =>
  `0198c0de-${kind}-7000-8000-${String(index).padStart(12, '0')}`;
const idOf = (index: number): string => numbered('0001', index);
export const emailOf = (index: number): string => `client-${index}@bench.example`;
export const keyOf = (index: number): string => `bench-key-${index}`;

/** The live account of the demo, which the others are copies of. */
const LIVE = 'SELECT business_id AS id FROM accounts WHERE email = ?';

/** Stores what one client has: the first of all. */
async function storeFirst(store: RowStore, { figures, guests, events }: PlayedYears): Promise<void> {
  await insertAll(
    store,
    'figure_days',
    figures.map(({ id, businessId, day, metric, source, part, amount, readAt }) => ({
      ...{ id, business_id: businessId, day, metric, source, part, amount, read_at: readAt },
    })),
  );
  await insertAll(
    store,
    'app_guests',
    guests.map(({ id, businessId, days, lastDay }) => ({
      ...{ id, business_id: businessId, days: JSON.stringify(days), last_day: lastDay },
    })),
  );
  await insertAll(
    store,
    'app_events',
    events.map(({ id, businessId, type, source, at, day, guest, details, receivedAt }) => ({
      ...{ id, business_id: businessId, type, source, at, day, guest, details, received_at: receivedAt },
    })),
  );
}

/** What is copied from the first client to all others: each id begins with that of its client. */
const COPIED = {
  figure_days: 'day, metric, source, part, amount, read_at',
  app_guests: 'days, last_day',
  app_events: 'type, source, at, day, guest, details, received_at',
} as const;

/** Adds an account that is like the live one of the demo, with the same password, and a key for its app. */
async function addClient(store: RowStore, live: string, index: number): Promise<void> {
  const [id, now] = [idOf(index), Date.now()];
  await store.run(
    `INSERT INTO businesses (id, name, business_type, features, branding, live_at, version, created_at)
     SELECT ?, CONCAT(name, ' ', ?), business_type, features, branding, live_at, version, created_at
     FROM businesses WHERE id = ?`,
    [id, String(index), live],
  );
  await store.run(
    `INSERT INTO subscriptions (business_id, plan, status, created_at)
     SELECT ?, plan, status, created_at FROM subscriptions WHERE business_id = ?`,
    [id, live],
  );
  await store.run(
    `INSERT INTO accounts (id, account_type, email, password_hash, first_name, last_name, business_id, created_at)
     SELECT ?, account_type, ?, password_hash, first_name, last_name, ?, created_at FROM accounts WHERE email = ?`,
    [numbered('0002', index), emailOf(index), id, DEMO_LIVE.email],
  );
  await store.run(
    `INSERT INTO ledger (id, client_id, client_name, category, amount, currency, euro_cents, day, note, origin, created_at)
     SELECT CONCAT(?, SUBSTR(id, 9)), ?, client_name, category, amount, currency, euro_cents, day, note, origin, created_at
     FROM ledger WHERE client_id = ?`,
    [String(index).padStart(8, '0'), id, live],
  );
  const salt = hash('sha256', id);
  await insertAll(store, 'app_clients', [{ business_id: id, salt, first_at: now, last_at: now, version: 1 }]);
  await insertAll(store, 'app_keys', [
    {
      ...{ id: numbered('0003', index), business_id: id, key_hash: hash('sha256', keyOf(index)) },
      ...{ label: 'bench', ending: 'none', created_at: now, last_used_at: null },
    },
  ]);
}

/** Makes a client, as full as the first one. */
async function copyFirst(store: RowStore, live: string, index: number): Promise<void> {
  await addClient(store, live, index);
  for (const [table, columns] of Object.entries(COPIED)) {
    await store.run(
      `INSERT INTO ${table} (id, business_id, ${columns})
       SELECT CONCAT(?, SUBSTR(id, ${ID + 1})), ?, ${columns} FROM ${table} WHERE business_id = ? ORDER BY id`,
      [idOf(index), idOf(index), idOf(0)],
    );
  }
}

/**
 * Fills the tables as so many days leave them: each client has the figures of the first.
 * @param stores what they are filled by, all at once: one where a database takes one that writes
 */
export async function fillHouse(
  stores: readonly [RowStore, ...RowStore[]],
  { clients, days }: House,
): Promise<{ count: number; rows: number }> {
  const [first] = stores;
  const [live] = await first.rows<{ id: string }>(LIVE, [DEMO_LIVE.email]);
  if (!live) throw new Error('There is no live account to be like');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(Date.now());
  const played = playYears({
    ...{ businessId: idOf(0), salt: hash('sha256', idOf(0)), timeZone: TIME_ZONE, today, days },
    ...{ eventDays: EVENT_DAYS, keepDays: KEEP_DAYS, oneIn: ONE_IN },
  });
  await first.together(async () => {
    await addClient(first, live.id, 0);
    await storeFirst(first, played);
  });
  let next = 1;
  const fill = async (store: RowStore) => {
    while (next < clients) {
      const from = next;
      next += TOGETHER;
      await store.together(async () => {
        for (let index = from; index < Math.min(from + TOGETHER, clients); index += 1) {
          await copyFirst(store, live.id, index);
        }
      });
    }
  };
  await Promise.all(stores.map(fill));
  return { count: played.count * clients, rows: played.figures.length * clients };
}
