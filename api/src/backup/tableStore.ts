/** What a column may hold on both kinds of database. */
export type Cell = string | number | null | Uint8Array;
export type Row = Record<string, Cell>;

/** The tables of a site as a backup reads and fills them: row by row, all at one moment, past what the api makes of them. */
export interface TableStore {
  /** The tables that are there. */
  names(): Promise<string[]>;
  /** Rows of a table, in no order, as they all are at the moment that `begin` was called. */
  rows(table: string): AsyncIterable<Row> | Iterable<Row>;
  /** Begins the one transaction: to read all tables as of one moment, or to fill them. */
  begin(to: 'read' | 'fill'): Promise<void>;
  clear(table: string): Promise<void>;
  insert(table: string, rows: readonly Row[]): Promise<void>;
  run(statement: string): Promise<void>;
  commit(): Promise<void>;
  close(): Promise<void>;
}
