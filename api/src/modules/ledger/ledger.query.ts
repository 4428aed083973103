import type { Database } from '../../db/database.ts';
import type { LedgerEntry } from './LedgerEntry.entity.ts';

// Raw SQL: joins the table with itself.

/** An entry, and the one that reverses it. */
export interface LedgerRow
  extends Pick<
    LedgerEntry,
    'id' | 'category' | 'amount' | 'currency' | 'day' | 'note' | 'clientName' | 'origin' | 'corrects'
  > {
  correctedBy: string | null;
}

const OF_CLIENT = `
  SELECT l.id AS id, l.category AS category, l.amount AS amount, l.currency AS currency, l.day AS day, l.note AS note,
    l.client_name AS clientName, l.origin AS origin, l.corrects AS corrects, c.id AS correctedBy
  FROM ledger l
  LEFT JOIN ledger c ON c.corrects = l.id
  WHERE l.client_id = ?
  ORDER BY l.day DESC, l.id DESC`;

/** Finds a client's entries, newest first. */
export const findEntries = (db: Database, clientId: string): Promise<LedgerRow[]> =>
  db.query<LedgerRow>(OF_CLIENT, [clientId]);
