import type { PoolConnection } from 'mysql2';
import type { Connection } from 'mysql2/promise';

export type { Connection, RowDataPacket } from 'mysql2/promise';

/** TLS settings of a connection; field names are those of mysql2. */
interface Encryption {
  rejectUnauthorized: boolean;
  verifyIdentity: boolean;
  /** CA certificates as PEM; default: those that Node trusts. */
  ca?: string;
}

/** Address of a MySQL-compatible database: plain data, so that worker threads can receive it. */
export interface MysqlAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** Undefined for a plaintext connection. */
  ssl?: Encryption | undefined;
  /** Whether plaintext is allowed if the server does not support TLS (`ssl-mode=PREFERRED`). */
  allowsPlaintext?: boolean;
}

/** SQL mode of all sessions, regardless of the server's settings. */
export const SQL_MODE =
  'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/**
 * First statement of every session. UTC has no repeated hours. Values are escaped by the client, with backslashes and
 * also within double quotes: NO_BACKSLASH_ESCAPES or ANSI_QUOTES would allow SQL injection.
 */
export const BEGIN_SESSION = `SET time_zone = '+00:00', sql_mode = '${SQL_MODE}'`;

/**
 * SQL expression of the server's clock in milliseconds since 1970. Unlike `NOW()` and `UNIX_TIMESTAMP()`, it does not
 * depend on the time zone.
 */
export const SERVER_NOW = "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000)";

/** Initializes the session of a new pool connection. On failure the connection is closed, and its first use fails. */
export function beginSession(connection: PoolConnection): void {
  connection.query(BEGIN_SESSION, (error) => {
    if (error) connection.destroy();
  });
}

interface ConnectOptions {
  /** Default: no database selected. */
  database?: string | undefined;
  connectTimeout: number;
}

async function open({ ssl, ...address }: MysqlAddress, options: ConnectOptions): Promise<Connection> {
  // A site on SQLite only parses server addresses and never loads the driver.
  const { createConnection } = await import('mysql2/promise');
  const { host, port, user, password } = address;
  const { database, connectTimeout } = options;
  const place = { host, port, user, password, ...(database && { database }), ...(ssl && { ssl }) };
  const connection = await createConnection({ ...place, connectTimeout, timezone: 'Z' });
  try {
    await connection.query(BEGIN_SESSION);
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** Detects whether a server supports TLS, if plaintext is allowed otherwise (`ssl-mode=PREFERRED`). */
export async function settleEncryption(address: MysqlAddress, connectTimeout: number): Promise<MysqlAddress> {
  if (!address.allowsPlaintext) return address;
  const settled = { ...address, allowsPlaintext: false };
  try {
    await (await open(address, { connectTimeout })).end();
    return settled;
  } catch (error) {
    if ((error as { code?: string }).code !== 'HANDSHAKE_NO_SSL_SUPPORT') throw error;
    return { ...settled, ssl: undefined };
  }
}

/** Opens a connection with the address's TLS settings, and initializes its session. */
export async function connectTo(address: MysqlAddress, options: ConnectOptions): Promise<Connection> {
  return open(await settleEncryption(address, options.connectTimeout), options);
}
