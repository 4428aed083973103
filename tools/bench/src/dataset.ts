import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { simulateHistory } from '@skal/api/testing/metrics/simulatedHistory.ts';
import { createConnection } from 'mysql2/promise';
import { DEMO } from './accounts.ts';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** The database of a running site, for rows that no endpoint can store. Both kinds accept the same statements. */
export interface SeedDatabase {
  query(sql: string, values?: readonly Value[]): Promise<unknown>;
  close(): Promise<void>;
}

export function openSqlite(file: string): SeedDatabase {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  // Seed data need not survive a power cut. The site's own connections still wait for the disk.
  database.exec('PRAGMA cache_size = -200000; PRAGMA synchronous = OFF');
  return {
    query: async (sql, values = []) => database.prepare(sql).all(...values),
    close: async () => database.close(),
  };
}

export async function openMariaDb(url: string): Promise<SeedDatabase> {
  const connection = await createConnection(url);
  await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0');
  return {
    query: async (sql, values = []) => (await connection.query(sql, [...values]))[0],
    close: () => connection.end(),
  };
}

/** Number of clients, and of days that they have been live. */
export interface DatasetSize {
  readonly clients: number;
  readonly days: number;
}

const TIME_ZONE = 'Europe/Copenhagen';
/** Sections read individual events of the last week. */
const EVENT_DAYS = 10;
const RETENTION_DAYS = 90;
/** With one guest in this many, 1,000 clients have 50 million events in two years. */
const GUEST_SHARE = 8;
const ROWS_PER_STATEMENT = 400;
const CLIENTS_PER_TRANSACTION = 10;

export const idOf = (kind: string, index: number): string =>
  `0198c0de-${kind}-7000-8000-${String(index).padStart(12, '0')}`;
export const clientId = (index: number): string => idOf('0001', index);
export const emailOf = (index: number): string => `client-${index}@bench.example`;
export const keyOf = (index: number): string => `bench-key-${index}`;

/** Stores rows with the same columns, some hundred per statement. */
export async function insert({ query }: SeedDatabase, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = `(${columns.map(() => '?').join(', ')})`;
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch = rows.slice(from, from + ROWS_PER_STATEMENT);
    const values = batch.flatMap((row) => columns.map((column) => row[column] ?? null));
    await query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${batch.map(() => places).join(', ')}`, values);
  }
}

/** Adds an account like the live one of the demo, with the same password, and a key for its app. */
export async function addClient(database: SeedDatabase, liveBusinessId: string, index: number): Promise<void> {
  const [id, now] = [clientId(index), Date.now()];
  await database.query(
    `INSERT INTO businesses (id, name, business_type, features, branding, live_at, version, created_at)
     SELECT ?, CONCAT(name, ' ', ?), business_type, features, branding, live_at, version, created_at
     FROM businesses WHERE id = ?`,
    [id, String(index), liveBusinessId],
  );
  await database.query(
    `INSERT INTO subscriptions (business_id, plan, status, created_at)
     SELECT ?, plan, status, created_at FROM subscriptions WHERE business_id = ?`,
    [id, liveBusinessId],
  );
  await database.query(
    `INSERT INTO accounts (id, account_type, email, password_hash, first_name, last_name, business_id, created_at)
     SELECT ?, account_type, ?, password_hash, first_name, last_name, ?, created_at FROM accounts WHERE email = ?`,
    [idOf('0002', index), emailOf(index), id, DEMO.live.email],
  );
  await database.query(
    `INSERT INTO ledger (id, client_id, client_name, category, amount, currency, euro_cents, day, note, origin, created_at)
     SELECT CONCAT(?, SUBSTR(id, 9)), ?, client_name, category, amount, currency, euro_cents, day, note, origin, created_at
     FROM ledger WHERE client_id = ?`,
    [String(index).padStart(8, '0'), id, liveBusinessId],
  );
  const salt = hash('sha256', id);
  await insert(database, 'app_clients', [{ business_id: id, salt, first_at: now, last_at: now, version: 1 }]);
  const key = { id: idOf('0003', index), business_id: id, key_hash: hash('sha256', keyOf(index)) };
  await insert(database, 'app_keys', [{ ...key, label: 'bench', ending: 'none', created_at: now, last_used_at: null }]);
}

/** Tables that are copied for every client. An id starts with the 36-character id of its client. */
const COPIED = {
  app_metric_days: 'day, metric, source, dimension, amount, read_at',
  app_guests: 'days, last_day',
  app_events: 'type, source, at, day, guest, details, received_at',
} as const;

/** Adds a client with copies of the first client's rows. */
async function copyFirst(database: SeedDatabase, liveBusinessId: string, index: number): Promise<void> {
  await addClient(database, liveBusinessId, index);
  for (const [table, columns] of Object.entries(COPIED)) {
    await database.query(
      `INSERT INTO ${table} (id, business_id, ${columns})
       SELECT CONCAT(?, SUBSTR(id, 37)), ?, ${columns} FROM ${table} WHERE business_id = ? ORDER BY id`,
      [clientId(index), clientId(index), clientId(0)],
    );
  }
}

/** Stores clients whose apps have sent events for a number of days. Returns the number of metrics. */
export async function seedDataset(database: SeedDatabase, { clients, days }: DatasetSize): Promise<number> {
  const select = 'SELECT business_id AS id FROM accounts WHERE email = ?';
  const [liveBusinessId] = (await database.query(select, [DEMO.live.email])) as { id: string }[];
  if (!liveBusinessId) throw new Error('The site has no live demo account');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(Date.now());
  const { metrics, guests, events } = simulateHistory({
    ...{ businessId: clientId(0), salt: hash('sha256', clientId(0)), timeZone: TIME_ZONE, today, days },
    ...{ eventDays: EVENT_DAYS, keepDays: RETENTION_DAYS, oneIn: GUEST_SHARE },
  });
  await database.query('BEGIN');
  await addClient(database, liveBusinessId.id, 0);
  await insert(
    database,
    'app_metric_days',
    metrics.map(({ businessId, readAt, dimension, ...same }) => ({
      ...{ ...same, dimension, business_id: businessId, read_at: readAt },
    })),
  );
  await insert(
    database,
    'app_guests',
    guests.map((guest) => ({
      ...{ id: guest.id, business_id: guest.businessId, days: JSON.stringify(guest.days), last_day: guest.lastDay },
    })),
  );
  await insert(
    database,
    'app_events',
    events.map(({ businessId, receivedAt, ...same }) => ({
      ...same,
      business_id: businessId,
      received_at: receivedAt,
    })),
  );
  for (let index = 1; index < clients; index += 1) {
    // A long transaction would block writes of the site.
    if (index % CLIENTS_PER_TRANSACTION === 0) {
      await database.query('COMMIT');
      await database.query('BEGIN');
    }
    await copyFirst(database, liveBusinessId.id, index);
  }
  await database.query('COMMIT');
  return metrics.length * clients;
}
