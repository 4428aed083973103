import type { PoolConnection } from 'mysql2';
import type { Connection } from 'mysql2/promise';

export type { Connection, RowDataPacket } from 'mysql2/promise';

/** How a connection is encrypted; the names of the fields are those of mysql2. */
interface Encryption {
  rejectUnauthorized: boolean;
  verifyIdentity: boolean;
  /** The certificates of authorities, as PEM; without it those that Node trusts. */
  ca?: string;
}

/** A database that speaks MySQL. It is plain data, so that worker processes can receive it. */
export interface MysqlAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** Undefined for a connection in plaintext. */
  ssl?: Encryption | undefined;
  /** Whether to connect in plaintext to a server that offers no encryption (`ssl-mode=PREFERRED`). */
  allowsPlaintext?: boolean;
}

/** What the sessions of Skal run in, whatever the server is set to. */
export const SQL_MODE =
  'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/**
 * The first statement of every session. In UTC no hour comes twice. Values are escaped here and not at the server, with
 * backslashes and in double quotes too: with NO_BACKSLASH_ESCAPES or ANSI_QUOTES a text could end its quotes.
 */
export const BEGIN_SESSION = `SET time_zone = '+00:00', sql_mode = '${SQL_MODE}'`;

/**
 * The clock of the server in milliseconds since 1970, an expression of SQL. It depends on no time zone; `NOW()` and
 * `UNIX_TIMESTAMP()` do.
 */
export const SERVER_NOW = "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000)";

/** Begins the session of a new connection of a pool. One that cannot be begun is closed, and its first use fails. */
export function beginSession(connection: PoolConnection): void {
  connection.query(BEGIN_SESSION, (error) => {
    if (error) connection.destroy();
  });
}

interface ConnectOptions {
  /** Without it the session has no database. */
  database?: string | undefined;
  connectTimeout: number;
}

async function open({ ssl, ...address }: MysqlAddress, options: ConnectOptions): Promise<Connection> {
  // A site on SQLite reads addresses of servers, and never needs the driver.
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

/** Finds out whether a server offers encryption, where plaintext is allowed otherwise (`ssl-mode=PREFERRED`). */
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

/** Opens a connection, encrypted as the address asks for, with its session begun. */
export async function connectTo(address: MysqlAddress, options: ConnectOptions): Promise<Connection> {
  return open(await settleEncryption(address, options.connectTimeout), options);
}
