/** The product's database as a journey looks at it: read what the product has written, and let time have passed. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseServer } from '@skal/tooling/src/database/server.ts';
import { startDatabaseServer } from '@skal/tooling/src/database.ts';
import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

export type DatabaseKind = 'sqlite' | 'mariadb';
export type Row = Readonly<Record<string, unknown>>;

export interface JourneyDatabase {
  readonly kind: DatabaseKind;
  /** What the product is told; nothing for the embedded one. */
  readonly env: Readonly<Record<string, string>>;
  /** Rows of a SELECT; parameters stand as `?`. */
  query(sql: string, parameters?: readonly (string | number | null)[]): Promise<Row[]>;
  /** Changes rows, for what no journey can wait for: a day without a report. */
  change(sql: string, parameters?: readonly (string | number | null)[]): Promise<void>;
  remove(): Promise<void>;
}

/** The database that this run of the journeys is for. */
export const databaseKind = (): DatabaseKind => (process.env.E2E_DATABASE === 'mariadb' ? 'mariadb' : 'sqlite');

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

/** The run's server, or one of our own where a journey is run by itself. */
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

/** An empty database of this kind for one product. */
export const createDatabase = (kind: DatabaseKind, dataDir: string): Promise<JourneyDatabase> =>
  kind === 'mariadb' ? onServer() : Promise.resolve(embedded(dataDir));
