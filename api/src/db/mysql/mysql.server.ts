import { setTimeout as sleep } from 'node:timers/promises';
import type { MysqlAddress } from '@skal/storage/mysql';
import { connectTo } from '@skal/storage/mysql';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { getErrorCode, getErrorMessage } from '../../errorProps.ts';
import { StartupError } from '../../StartupError.ts';
import type { Logger } from '../../server/observability/log.ts';

/** Table of the release store. It may exist before ours: a database with only this table is new. */
export const RELEASE_TABLE = 'release_documents';

const CONNECT_MS = 5000;

const NOT_ENCRYPTED = 'HANDSHAKE_NO_SSL_SUPPORT';
const NOT_TRUSTED = 'HANDSHAKE_SSL_ERROR';

/** Errors that waiting does not fix. */
const PERMANENT_ERRORS = new Set([
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ENOTFOUND',
  NOT_ENCRYPTED,
  NOT_TRUSTED,
]);

/** Describes why a server cannot be used, and the remedy. */
function describeConnectError(place: string, error: unknown): string {
  const code = getErrorCode(error) ?? 'unknown';
  if (code === NOT_ENCRYPTED) {
    return `The database at ${place} does not support TLS, which DATABASE_URL requires. Please set up TLS there, or set ssl-mode=DISABLED.`;
  }
  if (code === NOT_TRUSTED) {
    return `The certificate of the database at ${place} is not trusted (${getErrorMessage(error)}). Please set DATABASE_CA_FILE to the certificate of its CA.`;
  }
  return `The database at ${place} cannot be used (${code}). Please check DATABASE_URL.`;
}

/** Connects, and waits for a server that is still starting. */
export async function connectWithRetry(
  address: MysqlAddress,
  waitMs: number,
  log: Logger,
  database?: string,
): Promise<Connection> {
  const until = Date.now() + waitMs;
  const place = `${address.host}:${address.port}`;
  for (;;) {
    try {
      return await connectTo(address, { database, connectTimeout: CONNECT_MS });
    } catch (error) {
      const code = getErrorCode(error) ?? 'unknown';
      if (PERMANENT_ERRORS.has(code) || Date.now() >= until) {
        throw new StartupError(describeConnectError(place, error));
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
 * Detects the server's type, and ensures that the database exists and uses utf8mb4: creates it, or changes it if it has
 * no tables.
 */
export async function prepareServer(
  address: MysqlAddress,
  waitMs: number,
  log: Logger,
): Promise<{ isMariaDb: boolean }> {
  const connection = await connectWithRetry(address, waitMs, log);
  try {
    const name = connection.escapeId(address.database);
    const characters = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';
    const [[server]] = await connection.query<ServerRow[]>('SELECT VERSION() AS version');
    const [[found]] = await connection.query<CharsetRow[]>(
      `SELECT DEFAULT_CHARACTER_SET_NAME AS charset,
        (SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = SCHEMA_NAME AND TABLE_NAME <> ?) AS tables
       FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = ?`,
      [RELEASE_TABLE, address.database],
    );
    if (!found) await connection.query(`CREATE DATABASE IF NOT EXISTS ${name} ${characters}`);
    else if (found.charset !== 'utf8mb4') {
      if (found.tables > 0)
        throw new StartupError(
          `The database ${address.database} does not use utf8mb4. Convert it, or use an empty database.`,
        );
      await connection.query(`ALTER DATABASE ${name} ${characters}`);
    }
    return { isMariaDb: /mariadb/i.test(server?.version ?? '') };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database ${address.database} cannot be prepared (${getErrorCode(error) ?? 'unknown'}).`,
    );
  } finally {
    await connection.end();
  }
}
