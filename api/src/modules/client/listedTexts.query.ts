import type { Database } from '../../db/database.ts';
import type { IndexedText } from './list/TextSearchIndex.ts';

// Raw SQL: streams all rows without creating entities.

const RECORD = `
  SELECT business_id AS id, search, digits, status, plan, login_down AS loginDown FROM client_list_entries`;

/** Streams the searchable texts of all clients. */
export const streamTexts = (db: Database): AsyncGenerator<IndexedText[]> => db.stream(RECORD);

/** Reads the searchable texts of clients changed since a time, in milliseconds. */
export const readChangedTexts = (db: Database, since: number): Promise<IndexedText[]> =>
  db.query(`${RECORD} WHERE changed_at >= ?`, [since]);
