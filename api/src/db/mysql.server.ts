import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { codeOf } from '../anyError.ts';
import type { Log } from '../server/log.ts';
import { StartRefused } from '../startRefused.ts';

export interface MysqlAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl: { rejectUnauthorized: boolean } | undefined;
}

/** The front door's table, which may be there before ours: a database that holds nothing else is a new one. */
export const NOT_OURS = 'release_documents';

const FORM = 'mysql://user:password@host:port/database';

/** Reads a DATABASE_URL; `?ssl=true` asks for an encrypted connection. */
export function readMysqlUrl(text: string): MysqlAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const database = url && decodeURIComponent(url.pathname.slice(1));
  if (!url || !database || !['mysql:', 'mariadb:'].includes(url.protocol)) {
    throw new StartRefused(`DATABASE_URL must look like ${FORM}.`);
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    ssl: url.searchParams.get('ssl') === 'true' ? { rejectUnauthorized: true } : undefined,
  };
}

/** Faults that waiting does not mend. */
const FINAL = new Set(['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ENOTFOUND', 'HANDSHAKE_SSL_ERROR']);

async function connect(address: MysqlAddress, database?: string): Promise<Connection> {
  // A site on SQLite reads addresses of servers here, and never needs one.
  const { createConnection } = await import('mysql2/promise');
  return createConnection({
    host: address.host,
    port: address.port,
    user: address.user,
    password: address.password,
    ...(database && { database }),
    ...(address.ssl && { ssl: address.ssl }),
    connectTimeout: 5000,
  });
}

/** Connects, waiting for a server that is still starting. */
export async function connectPatiently(
  address: MysqlAddress,
  waitMs: number,
  log: Log,
  database?: string,
): Promise<Connection> {
  const until = Date.now() + waitMs;
  const place = `${address.host}:${address.port}`;
  for (;;) {
    try {
      return await connect(address, database);
    } catch (error) {
      const code = codeOf(error) ?? 'unknown';
      if (FINAL.has(code) || Date.now() >= until) {
        throw new StartRefused(`The database at ${place} cannot be used (${code}). Please check DATABASE_URL.`);
      }
      log.warn({ place, code }, 'waiting for the database');
      await sleep(500);
    }
  }
}

interface ServerRow extends RowDataPacket {
  version: string;
}
interface CharsetRow extends RowDataPacket {
  charset: string;
  tables: number;
}

/**
 * Finds out what the server is, and sees to it that the database is there and stores every character: a new one
 * is made so, and one without tables is changed.
 */
export async function prepareServer(address: MysqlAddress, waitMs: number, log: Log): Promise<{ isMariaDb: boolean }> {
  const connection = await connectPatiently(address, waitMs, log);
  try {
    const name = connection.escapeId(address.database);
    const characters = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';
    const [[server]] = await connection.query<ServerRow[]>('SELECT VERSION() AS version');
    const [[found]] = await connection.query<CharsetRow[]>(
      `SELECT DEFAULT_CHARACTER_SET_NAME AS charset,
        (SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = SCHEMA_NAME AND TABLE_NAME <> ?) AS tables
       FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = ?`,
      [NOT_OURS, address.database],
    );
    if (!found) await connection.query(`CREATE DATABASE IF NOT EXISTS ${name} ${characters}`);
    else if (found.charset !== 'utf8mb4') {
      if (found.tables > 0) throw new StartRefused(`The database ${address.database} does not store utf8mb4.`);
      await connection.query(`ALTER DATABASE ${name} ${characters}`);
    }
    return { isMariaDb: /mariadb/i.test(server?.version ?? '') };
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(`The database ${address.database} cannot be prepared (${codeOf(error) ?? 'unknown'}).`);
  } finally {
    await connection.end();
  }
}
