import { DatabaseSync } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';

type Value = string | number | null;

/** A database that is filled beside the product, by statements that both kinds take. */
export interface RowStore {
  run(sql: string, values?: readonly Value[]): Promise<void>;
  rows<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs something in a transaction. */
  together(work: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

async function together(run: RowStore['run'], work: () => Promise<void>): Promise<void> {
  await run('BEGIN');
  await work();
  await run('COMMIT');
}

export function sqliteStore(file: string): RowStore {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  // What fills it need not outlive a power cut; the product's own connections wait for the disk as ever.
  database.exec('PRAGMA cache_size = -200000; PRAGMA synchronous = OFF');
  const run: RowStore['run'] = async (sql, values = []) => void database.prepare(sql).run(...values);
  return {
    run,
    rows: async <Row extends object>(sql: string, values: readonly Value[] = []) =>
      database.prepare(sql).all(...values) as Row[],
    together: (work) => together(run, work),
    close: async () => database.close(),
  };
}

export async function mysqlStore(url: string): Promise<RowStore> {
  const connection = await createConnection(url);
  // What is copied is in order already.
  await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0');
  // Whoever copies rows beside another one waits for no gap behind them.
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  const run: RowStore['run'] = async (sql, values = []) => void (await connection.query(sql, [...values]));
  return {
    run,
    rows: async <Row extends object>(sql: string, values: readonly Value[] = []) =>
      (await connection.query(sql, [...values]))[0] as Row[],
    together: (work) => together(run, work),
    close: () => connection.end(),
  };
}

/** Inserts rows that have the same columns, some hundred by each statement. */
export async function insertAll(
  store: RowStore,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = `(${columns.map(() => '?').join(', ')})`;
  const most = 400;
  for (let from = 0; from < rows.length; from += most) {
    const some = rows.slice(from, from + most);
    await store.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => places).join(', ')}`,
      some.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
  }
}
