/** The product's database for a test: it reads what the product has written, and can move rows back in time. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseServer } from '@skal/jest/servers/database/server.ts';
import { startDatabaseServer } from '@skal/jest/servers/database.ts';
import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

export type DatabaseKind = 'sqlite' | 'mariadb';
export type Row = Readonly<Record<string, unknown>>;

export interface JourneyDatabase {
  readonly kind: DatabaseKind;
  /** Environment variables for the product; none for the embedded database. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the rows of a SELECT; `?` marks a parameter. */
  query(sql: string, parameters?: readonly (string | number | null)[]): Promise<Row[]>;
  /** Changes rows, for what no test can wait for: a day without a report. */
  change(sql: string, parameters?: readonly (string | number | null)[]): Promise<void>;
  remove(): Promise<void>;
}

const embedded = (dataDir: string): JourneyDatabase => ({
  kind: 'sqlite',
  env: {},
  query: async (sql, parameters = []) => {
    const database = new Sqlite(join(dataDir, 'skal.sqlite'), { readonly: true });
    try {
      return database.prepare<unknown[], Row>(sql).all(...parameters);
    } finally {
      database.close();
    }
  },
  change: async (sql, parameters = []) => {
    const database = new Sqlite(join(dataDir, 'skal.sqlite'));
    try {
      database.prepare(sql).run(...parameters);
    } finally {
      database.close();
    }
  },
  remove: async () => {},
});

/** The server of the run (TEST_DATABASE_URL), or a new one where the run has none. */
const serverOfRun = async (): Promise<DatabaseServer> => {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, origin: 'TEST_DATABASE_URL', stop: async () => {} } : startDatabaseServer();
};

const onServer = async (): Promise<JourneyDatabase> => {
  const server = await serverOfRun();
  const name = `skal_journey_${randomBytes(6).toString('hex')}`;
  const admin = await createConnection(server.url);
  await admin.query(`CREATE DATABASE ${name}`);
  const url = `${server.url}/${name}`;
  const run = async (sql: string, parameters: readonly (string | number | null)[]): Promise<unknown> => {
    const connection = await createConnection(url);
    try {
      return (await connection.execute(sql, [...parameters]))[0];
    } finally {
      await connection.end();
    }
  };
  return {
    kind: 'mariadb',
    env: { DATABASE_URL: url },
    query: async (sql, parameters = []) => (await run(sql, parameters)) as Row[],
    change: async (sql, parameters = []) => void (await run(sql, parameters)),
    remove: async () => {
      await admin.query(`DROP DATABASE ${name}`);
      await admin.end();
      await server.stop();
    },
  };
};

/** Creates an empty database of this kind for one product. */
export const createDatabase = (kind: DatabaseKind, dataDir: string): Promise<JourneyDatabase> =>
  kind === 'mariadb' ? onServer() : Promise.resolve(embedded(dataDir));
