/** A column value on either kind of database. */
export type Cell = string | number | null | Uint8Array;
export type Row = Record<string, Cell>;

/** The tables of a site, read and filled row by row in one transaction, bypassing the entities. */
export interface TableStore {
  /** Names of the existing tables. */
  names(): Promise<string[]>;
  /** Rows of a table, in no particular order, as of `begin`. */
  rows(table: string): AsyncIterable<Row> | Iterable<Row>;
  /** Begins the only transaction: a consistent snapshot to read, or one to fill all tables. */
  begin(to: 'read' | 'fill'): Promise<void>;
  clear(table: string): Promise<void>;
  insert(table: string, rows: readonly Row[]): Promise<void>;
  run(statement: string): Promise<void>;
  commit(): Promise<void>;
  close(): Promise<void>;
}
