import type { Connection, RowDataPacket } from 'mysql2/promise';
import { StoreUnavailableError } from '../registryError.ts';

/** A database that speaks MySQL. It is made where it is missing. */
export interface DatabasePlace {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** How the connection is encrypted; undefined for plaintext. A place is data only: it is handed to other processes. */
  ssl?: { rejectUnauthorized: boolean; verifyIdentity: boolean; ca?: string } | undefined;
  /** Whether to connect in plaintext to a server that offers no encryption. */
  allowsPlaintext?: boolean;
}

/** The first statement of every session: UTC, and values that are escaped with backslashes (api/src/db/mysql.session.ts). */
const BEGIN_SESSION = "SET time_zone = '+00:00', sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION'";

/** What a document says, and how often it has been changed before. */
export interface Revision {
  revision: number;
  body: string;
}

/** Small texts that several machines share: each change of one is a row more, and none is ever overwritten. */
export interface Documents {
  /** What a document says now; null for one that nobody has written. */
  read(name: string): Promise<Revision | null>;
  /** The number of its newest revision; 0 for none. Cheap enough to be asked all the time. */
  newest(name: string): Promise<number>;
  /** Writes the revision after the one that was read; false when somebody was faster. */
  add(name: string, revision: number, body: string): Promise<boolean>;
  /** What time it is there, in milliseconds: the clocks of those who share it may be of different opinions. */
  time(): Promise<number>;
  /** Forgets revisions from before a time; the newest of each document stays. */
  forget(before: Date): Promise<void>;
  close(): void;
}

/** A server that is there answers within this, in milliseconds; the texts are small. */
const PATIENCE_MS = 3_000;

/** The key is what lets one of several writers in: each writes the revision after the one that it has read. */
const TABLE = `CREATE TABLE IF NOT EXISTS release_documents (
  name varchar(40) NOT NULL, revision int unsigned NOT NULL, body mediumtext NOT NULL, at datetime(3) NOT NULL,
  PRIMARY KEY (name, revision)) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;

const NEWEST = 'SELECT MAX(revision) AS revision FROM release_documents WHERE name = ?';
const READ = 'SELECT revision, body FROM release_documents WHERE name = ? ORDER BY revision DESC LIMIT 1';
const ADD = 'INSERT INTO release_documents (name, revision, body, at) VALUES (?, ?, ?, UTC_TIMESTAMP(3))';
/** In milliseconds since 1970; no function in it depends on the zone of the server. */
const TIME = "SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(3)) DIV 1000 AS time";
const FORGET = `DELETE old FROM release_documents old
  JOIN (SELECT name, MAX(revision) AS newest FROM release_documents GROUP BY name) kept ON kept.name = old.name
  WHERE old.revision < kept.newest AND old.at < ?`;

type Row = RowDataPacket & Record<string, unknown>;

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Opens the documents in a database. It is reached when it is needed, and reached anew after any trouble. */
export function openDocuments({ database, ssl, allowsPlaintext, ...server }: DatabasePlace): Documents {
  let open: Promise<Connection> | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const openSession = async (within: { database?: string }): Promise<Connection> => {
    // A site on SQLite never needs it.
    const { createConnection } = await import('mysql2/promise');
    const { host, port, user, password } = server;
    const plain = { host, port, user, password, ...within, connectTimeout: PATIENCE_MS, timezone: 'Z' };
    const connection = await createConnection({ ...plain, ...(ssl && { ssl }) }).catch((error) => {
      if (!allowsPlaintext || codeOf(error) !== 'HANDSHAKE_NO_SSL_SUPPORT') throw error;
      return createConnection(plain);
    });
    await connection.query(BEGIN_SESSION);
    return connection;
  };

  const connect = async (): Promise<Connection> => {
    try {
      return await openSession({ database });
    } catch (error) {
      if (codeOf(error) !== 'ER_BAD_DB_ERROR') throw error;
      const maker = await openSession({});
      await maker.query(
        `CREATE DATABASE IF NOT EXISTS ${maker.escapeId(database)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
      );
      await maker.end();
      return openSession({ database });
    }
  };

  const giveUp = () => {
    // One that did not open has been told of already.
    open?.then((connection) => connection.destroy()).catch(() => undefined);
    open = null;
  };

  /** A connection without a table makes it: whoever publishes does so before the api has ever seen the database. */
  const run = async (sql: string, values: unknown[]): Promise<Row[]> => {
    open ??= connect();
    const connection = await open;
    // One that was closed behind our back, as by a server that ended, says so here and not to nobody.
    connection.on('error', giveUp);
    const query = async () => (await connection.query<Row[]>({ sql, values, timeout: PATIENCE_MS }))[0];
    try {
      return await query();
    } catch (error) {
      if (codeOf(error) !== 'ER_NO_SUCH_TABLE') throw error;
      await connection.query(TABLE);
      return await query();
    } finally {
      connection.off('error', giveUp);
    }
  };

  /** One statement after the other; after one that failed nothing is known of its connection. */
  const ask = (sql: string, values: unknown[]): Promise<Row[]> => {
    const answer = turn.then(async () => {
      try {
        return await run(sql, values);
      } catch (error) {
        if (codeOf(error) === 'ER_DUP_ENTRY') throw error;
        giveUp();
        throw new StoreUnavailableError('The database of releases cannot be reached at this moment', { cause: error });
      }
    });
    turn = answer.catch(() => undefined);
    return answer;
  };

  return {
    async read(name) {
      const [row] = await ask(READ, [name]);
      return row ? { revision: Number(row.revision), body: String(row.body) } : null;
    },

    newest: async (name) => Number((await ask(NEWEST, [name]))[0]?.revision ?? 0),

    async add(name, revision, body) {
      try {
        await ask(ADD, [name, revision, body]);
        return true;
      } catch (error) {
        if (codeOf(error) === 'ER_DUP_ENTRY') return false;
        throw error;
      }
    },

    time: async () => Number((await ask(TIME, []))[0]?.time),
    forget: async (before) => void (await ask(FORGET, [before])),
    close: giveUp,
  };
}
