import { type Connection, connectTo, type MysqlAddress, type RowDataPacket, SERVER_NOW } from '@skal/storage/mysql';
import { StoreUnavailableError } from '../registry/registryError.ts';

/** A version of a document. The first has the number 1. */
export interface Revision {
  revision: number;
  body: string;
}

/** The result of a change, and the next body of the document; null where nothing has changed. */
export interface DocumentUpdate<Result> {
  result: Result;
  body: string | null;
}

/**
 * Small documents that several machines share, in one table. Each change adds a row, and no row is ever changed.
 * @throws StoreUnavailableError from each function, when the database cannot be reached
 */
export interface RevisionStore {
  /** The latest revision of a document; null before the first. */
  read(name: string): Promise<Revision | null>;
  /** The number of the latest revision; 0 before the first. Cheap enough to be polled. */
  latestRevision(name: string): Promise<number>;
  /** Adds the revision with this number; false where another process was faster. */
  append(name: string, revision: number, body: string): Promise<boolean>;
  /** Compares and swaps: where another process was faster, the change is computed again from its result. */
  update<Result>(
    name: string,
    compute: (current: Revision | null) => DocumentUpdate<Result> | Promise<DocumentUpdate<Result>>,
  ): Promise<Result>;
  /** The clock of the database, in milliseconds: those of the machines may differ. */
  now(): Promise<number>;
  /** Deletes revisions from before a time. The latest of each document stays. */
  deleteOlderThan(before: Date): Promise<void>;
  close(): void;
}

/** A server that works answers within this time, in milliseconds: the documents are small. */
const TIMEOUT_MS = 3_000;

/** The key lets one of several writers in: each writes the revision after the one that it has read. */
const TABLE = `CREATE TABLE IF NOT EXISTS release_documents (
  name varchar(40) NOT NULL, revision int unsigned NOT NULL, body mediumtext NOT NULL, at datetime(3) NOT NULL,
  PRIMARY KEY (name, revision)) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;

const NEWEST = 'SELECT MAX(revision) AS revision FROM release_documents WHERE name = ?';
const READ = 'SELECT revision, body FROM release_documents WHERE name = ? ORDER BY revision DESC LIMIT 1';
const ADD = 'INSERT INTO release_documents (name, revision, body, at) VALUES (?, ?, ?, UTC_TIMESTAMP(3))';
const FORGET = `DELETE old FROM release_documents old
  JOIN (SELECT name, MAX(revision) AS newest FROM release_documents GROUP BY name) kept ON kept.name = old.name
  WHERE old.revision < kept.newest AND old.at < ?`;

type Row = RowDataPacket & Record<string, unknown>;

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Opens the documents in a database. It connects at the first use, and again after any error. */
export function openRevisionStore(address: MysqlAddress): RevisionStore {
  const { database } = address;
  let open: Promise<Connection> | null = null;
  let previousQuery: Promise<unknown> = Promise.resolve();

  /** After an error the state of the connection is unknown. */
  const reset = () => {
    open?.then((connection) => connection.destroy()).catch(() => undefined);
    open = null;
  };

  const openSession = async (within: { database?: string }): Promise<Connection> => {
    const connection = await connectTo(address, { ...within, connectTimeout: TIMEOUT_MS });
    // Without a listener the end of an idle connection would end the process.
    return connection.on('error', reset);
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

  const run = async (sql: string, values: unknown[]): Promise<Row[]> => {
    try {
      open ??= connect();
      const connection = await open;
      const query = async () => (await connection.query<Row[]>({ sql, values, timeout: TIMEOUT_MS }))[0];
      return await query().catch(async (error) => {
        if (codeOf(error) !== 'ER_NO_SUCH_TABLE') throw error;
        // Releases are published before the api has ever started.
        await connection.query(TABLE);
        return query();
      });
    } catch (error) {
      if (codeOf(error) === 'ER_DUP_ENTRY') throw error;
      reset();
      throw new StoreUnavailableError('The database of releases cannot be reached at this moment', { cause: error });
    }
  };

  /** One statement at a time: queries that wait on a connection would never end when it is destroyed. */
  const runQuery = (sql: string, values: unknown[]): Promise<Row[]> => {
    const answer = previousQuery.then(() => run(sql, values));
    previousQuery = answer.catch(() => undefined);
    return answer;
  };

  const read = async (name: string): Promise<Revision | null> => {
    const [row] = await runQuery(READ, [name]);
    return row ? { revision: Number(row.revision), body: String(row.body) } : null;
  };

  const append = async (name: string, revision: number, body: string): Promise<boolean> => {
    try {
      await runQuery(ADD, [name, revision, body]);
      return true;
    } catch (error) {
      if (codeOf(error) === 'ER_DUP_ENTRY') return false;
      throw error;
    }
  };

  return {
    read,
    append,
    latestRevision: async (name) => Number((await runQuery(NEWEST, [name]))[0]?.revision ?? 0),

    async update(name, compute) {
      for (;;) {
        const current = await read(name);
        const { result, body } = await compute(current);
        if (body === null || (await append(name, (current?.revision ?? 0) + 1, body))) return result;
      }
    },

    now: async () => Number((await runQuery(`SELECT ${SERVER_NOW} AS now`, []))[0]?.now),
    deleteOlderThan: async (before) => void (await runQuery(FORGET, [before])),
    close: reset,
  };
}
