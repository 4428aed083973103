import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseServer } from '@skal/jest/servers/database/server.ts';
import { startDatabaseServer } from '@skal/jest/servers/database.ts';
import { startProxy, type TestProxy } from '@skal/jest/servers/proxy.ts';
import { createConnection } from 'mysql2/promise';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import { makeTempDir } from './releases.ts';

/** Shared database and storage of several web servers in a test. */
export interface TestSharedStore {
  /** The configuration of a machine with this data folder. */
  configFor(dataDir?: string): ReleasesConfig & { dataDir: string };
  /** DATABASE_URL of that database. */
  databaseUrl: string;
  /** Proxy of the database connection. */
  proxy: TestProxy;
  /** Counts the connections to the database. */
  connections(): Promise<number>;
  /** Folder of the storage. */
  storage: string;
  /** Makes the storage unavailable, and available again. */
  unmount(): void;
  mount(): void;
  close(): Promise<void>;
}

let server: Promise<Pick<DatabaseServer, 'url' | 'stop'>> | undefined;
afterAll(async () => (await server)?.stop());

/** A database that does not exist yet, and a folder as the storage. */
export async function startSharedStore(): Promise<TestSharedStore> {
  const existingUrl = process.env.TEST_DATABASE_URL;
  server ??= existingUrl ? Promise.resolve({ url: existingUrl, stop: async () => undefined }) : startDatabaseServer();
  const url = new URL((await server).url);
  const way = await startProxy(url.hostname, Number(url.port));
  const { username: user, password } = url;
  const database = `skal_test_${randomUUID().replaceAll('-', '')}`;
  const storage = join(makeTempDir(), 'storage');
  const query = async (sql: string) => {
    const connection = await createConnection(url.href);
    const [rows] = await connection.query(sql);
    await connection.end();
    return rows;
  };
  return {
    proxy: way,
    databaseUrl: `mysql://${user}:${password}@127.0.0.1:${way.port}/${database}`,
    storage,
    configFor: (dataDir = makeTempDir()) => ({
      dataDir,
      shared: {
        database: { host: '127.0.0.1', port: way.port, user, password, database },
        storage: { url: storage },
      },
    }),
    connections: async () =>
      Object.keys(await query(`SELECT id FROM information_schema.processlist WHERE db = '${database}'`)).length,
    unmount() {
      renameSync(storage, `${storage}.away`);
      writeFileSync(storage, '');
    },
    mount() {
      rmSync(storage);
      renameSync(`${storage}.away`, storage);
    },
    async close() {
      await way.close();
      // A database of its own is dropped as a whole.
      if (!existingUrl) return;
      await query(`DROP DATABASE IF EXISTS ${database}`);
    },
  };
}
