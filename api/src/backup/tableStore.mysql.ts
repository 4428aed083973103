import type { Connection } from 'mysql2';
import type { RowDataPacket } from 'mysql2/promise';
import { connectWithRetry } from '../db/mysql/mysql.server.ts';
import { readMysqlUrl } from '../db/mysql.address.ts';
import type { Logger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { TableStore } from './tableStore.ts';

/** Opens the tables of a MySQL-compatible server. Takes no locks: other connections can write meanwhile. */
export async function openMysqlTableStore(url: string, settings: ApiSettings, log: Logger): Promise<TableStore> {
  const address = readMysqlUrl(url, settings.databaseCaFile);
  const connection = await connectWithRetry(address, settings.databaseWaitMs, log, address.database);
  // Streaming rows needs the connection below the promise wrapper.
  const { connection: rawConnection } = connection as unknown as { connection: Connection };
  const quoted = (name: string): string => connection.escapeId(name);
  const run = async (statement: string): Promise<void> => {
    await connection.query(statement);
  };
  return {
    async names() {
      const [rows] = await connection.query<(RowDataPacket & { name: string })[]>(
        `SELECT TABLE_NAME AS name FROM information_schema.TABLES
         WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'`,
      );
      return rows.map(({ name }) => name);
    },
    rows: (table) => rawConnection.query(`SELECT * FROM ${quoted(table)}`).stream({ highWaterMark: 50 }),
    async begin(to) {
      await run('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      // Foreign keys are consistent again once all tables are filled.
      await run('SET SESSION foreign_key_checks = 0');
      await run(to === 'fill' ? 'START TRANSACTION' : 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    },
    clear: (table) => run(`DELETE FROM ${quoted(table)}`),
    async insert(table, rows) {
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(first);
      const cells = rows.map((row) => columns.map((column) => row[column]));
      await connection.query(`INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ?`, [cells]);
    },
    run,
    commit: () => run('COMMIT'),
    close: () => connection.end(),
  };
}
