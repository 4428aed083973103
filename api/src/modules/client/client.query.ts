import type { BusinessType, ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';

// Raw SQL: joins tables of other modules, streams all clients, and holds SQLite to an order of tables.

/** A business with its subscription and the account that signs in for it. */
export interface ClientRow {
  id: string;
  businessName: string;
  businessType: BusinessType;
  plan: SubscriptionPlan;
  status: ClientStatus;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  lastLoginAt: number | null;
  liveAt: number | null;
  version: number;
  createdAt: number;
}

/** A client's row out of a business `b`, its subscription `u` and its account `a`. */
export const CLIENT_COLUMNS = `b.id AS id, b.name AS businessName, b.business_type AS businessType, u.plan AS plan,
  u.status AS status, a.first_name AS firstName, a.last_name AS lastName, a.email AS email, a.phone AS phone,
  a.last_login_at AS lastLoginAt, b.live_at AS liveAt, b.version AS version, b.created_at AS createdAt`;

/**
 * The tables that it is read from, for a condition to follow. Only a client's account has a business: to ask for the kind as
 * well would have SQLite look through all of that kind for each of them.
 */
export const CLIENT_TABLES = `
  FROM businesses b
  JOIN subscriptions u ON u.business_id = b.id
  JOIN accounts a ON a.business_id = b.id`;

/**
 * All clients, who signed in last first; those who never did come last, the newest of them first (T38): both kinds of
 * database take NULL for the least. CROSS JOIN keeps SQLite to the order of the tables, and so to the index that has
 * the accounts in this very order: the first row is there at once.
 */
const ALL = `
  SELECT ${CLIENT_COLUMNS}
  FROM accounts a
  CROSS JOIN businesses b ON b.id = a.business_id
  CROSS JOIN subscriptions u ON u.business_id = a.business_id
  WHERE a.account_type = 'client'
  ORDER BY a.last_login_at DESC, a.created_at DESC, a.business_id DESC`;

/** Reads one client, inside the caller's transaction. */
export const findClientRow = async (manager: EntityManager, id: string): Promise<ClientRow | undefined> =>
  (await manager.query<ClientRow[]>(`SELECT ${CLIENT_COLUMNS} ${CLIENT_TABLES} WHERE b.id = ?`, [id]))[0];

/** Reads the next clients after an id, in the order of their ids. */
export const readClientRows = (db: Database, after: string, limit: number): Promise<ClientRow[]> =>
  db.query(`SELECT ${CLIENT_COLUMNS} ${CLIENT_TABLES} WHERE b.id > ? ORDER BY b.id LIMIT ?`, [after, limit]);

/** Reads all clients for the operator's list, however many there are. */
export const streamClients = (db: Database): AsyncGenerator<ClientRow[]> => db.stream<ClientRow>(ALL);

/** The clients with these ids and the account of each; inside a transaction, as that has left them. */
export const findClientRows = (
  db: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<(ClientRow & { accountId: string })[]> =>
  db.query(
    `SELECT ${CLIENT_COLUMNS}, a.id AS accountId ${CLIENT_TABLES} WHERE b.id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
