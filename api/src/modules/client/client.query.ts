import type { BusinessType, ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { IS_OWN_ACCOUNT } from '../account/ownAccount.query.ts';

// Raw SQL: joins tables of other modules, streams all clients, and forces a join order on SQLite.

/** A business with its subscription and its account. */
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

/** Columns of a client's row: business `b`, subscription `u`, account `a`. */
export const CLIENT_COLUMNS = `b.id AS id, b.name AS businessName, b.business_type AS businessType, u.plan AS plan,
  u.status AS status, a.first_name AS firstName, a.last_name AS lastName, a.email AS email, a.phone AS phone,
  a.last_login_at AS lastLoginAt, b.live_at AS liveAt, b.version AS version, b.created_at AS createdAt`;

/**
 * Joined tables of a client's row; conditions are appended. Only a client's account has a business: a condition on the
 * account type would make SQLite scan every account of that type.
 */
export const CLIENT_TABLES = `
  FROM businesses b
  JOIN subscriptions u ON u.business_id = b.id
  JOIN accounts a ON a.business_id = b.id AND ${IS_OWN_ACCOUNT}`;

/**
 * All clients by last sign-in, latest first; those who never signed in come last, newest first (T38), because both
 * databases sort NULL lowest. CROSS JOIN forces SQLite's join order, and so the index that has the accounts in this
 * order: the first row is available immediately.
 */
const ALL = `
  SELECT ${CLIENT_COLUMNS}
  FROM accounts a
  CROSS JOIN businesses b ON b.id = a.business_id
  CROSS JOIN subscriptions u ON u.business_id = a.business_id
  WHERE a.account_type = 'client' AND ${IS_OWN_ACCOUNT}
  ORDER BY a.last_login_at DESC, a.created_at DESC, a.business_id DESC`;

/** Reads one client, inside the caller's transaction. */
export const findClientRow = async (manager: EntityManager, id: string): Promise<ClientRow | undefined> =>
  (await manager.query<ClientRow[]>(`SELECT ${CLIENT_COLUMNS} ${CLIENT_TABLES} WHERE b.id = ?`, [id]))[0];

/** Reads the next clients after an id, by id. */
export const readClientRows = (db: Database, after: string, limit: number): Promise<ClientRow[]> =>
  db.query(`SELECT ${CLIENT_COLUMNS} ${CLIENT_TABLES} WHERE b.id > ? ORDER BY b.id LIMIT ?`, [after, limit]);

/** Streams all clients for the operator's list. */
export const streamClients = (db: Database): AsyncGenerator<ClientRow[]> => db.stream<ClientRow>(ALL);

/** Reads clients with their accounts by id; in a transaction it sees that transaction's changes. */
export const findClientRows = (
  db: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<(ClientRow & { accountId: string })[]> =>
  db.query(
    `SELECT ${CLIENT_COLUMNS}, a.id AS accountId ${CLIENT_TABLES} WHERE b.id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
