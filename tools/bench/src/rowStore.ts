import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

type Value = string | number | null;

/** A database that is filled beside the product, by statements that both kinds take. */
export interface RowStore {
  run(sql: string, values?: readonly Value[]): Promise<void>;
  rows<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs something in a transaction. */
  together(work: () => Promise<void>): Promise<void>;
  /** Waits until what was written is on the disk, so that nothing of it is written while something else is measured. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

async function together(run: RowStore['run'], work: () => Promise<void>): Promise<void> {
  await run('BEGIN');
  await work();
  await run('COMMIT');
}

async function onDisk(file: string): Promise<void> {
  const opened = await open(file, 'r+');
  await opened.sync();
  await opened.close();
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
    settle: async () => {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      await onDisk(file);
    },
    close: async () => database.close(),
  };
}

/** So many pages are dirty on a server that does little. */
const FEW_PAGES = 100;
const SETTLE_TRIES = 600;

async function dirtyPages(connection: Connection): Promise<number> {
  const [rows] = await connection.query<(RowDataPacket & { Value: string })[]>(
    "SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'",
  );
  return Number(rows[0]?.Value);
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
    settle: async () => {
      // Its own two hundred pages in a second would take half an hour.
      await connection.query('SET GLOBAL innodb_io_capacity_max = 20000, innodb_io_capacity = 20000');
      await connection.query('SET GLOBAL innodb_max_dirty_pages_pct = 0');
      for (let tries = 0; (await dirtyPages(connection)) > FEW_PAGES; tries += 1) {
        if (tries === SETTLE_TRIES) throw new Error('The server has not written its pages in five minutes');
        await wait(500);
      }
      await connection.query('SET GLOBAL innodb_max_dirty_pages_pct = DEFAULT, innodb_io_capacity = 200');
    },
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
