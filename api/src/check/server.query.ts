import { SERVER_NOW } from '@skal/storage/mysql';
import type { Connection, RowDataPacket } from 'mysql2/promise';

// Raw SQL: server variables, read before a data source exists.

interface ServerRow extends RowDataPacket {
  version: string;
  now: number;
  mode: string;
  flush: number;
  connections: number;
}

/** Reads version, durability, connection limit and clock of a server. */
export async function readServer(connection: Connection): Promise<ServerRow | undefined> {
  const [[server]] = await connection.query<ServerRow[]>(
    `SELECT VERSION() AS version, ${SERVER_NOW} AS now, @@GLOBAL.sql_mode AS mode,
      @@GLOBAL.innodb_flush_log_at_trx_commit AS flush, @@GLOBAL.max_connections AS connections`,
  );
  return server;
}
