import type { Database } from '../../db/database.ts';
import { IS_OWN_ACCOUNT } from '../account/ownAccount.query.ts';

// Raw SQL: joins tables of other modules.

/** A client as a file may name it. */
export interface ClientRef {
  id: string;
  name: string;
}

/** Columns by which a client may be named. */
export type Column = 'a.email' | 'b.id' | 'b.name';

/** Reads the clients for which a column has one of these values. */
export async function readNamedClients(
  db: Database,
  column: Column,
  values: readonly string[],
): Promise<(ClientRef & { email: string })[]> {
  if (values.length === 0) return [];
  return db.query(
    `SELECT b.id AS id, b.name AS name, a.email AS email
     FROM businesses b
     JOIN accounts a ON a.business_id = b.id AND ${IS_OWN_ACCOUNT}
     WHERE ${column} IN (${values.map(() => '?').join(', ')})`,
    values,
  );
}
