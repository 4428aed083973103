import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { newId } from '../../db/rows/id.ts';

/** A temporary data directory and database of one test. */
export interface TempDatabase {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/**
 * Creates a data directory, and a database on the server of TEST_DATABASE_URL (mysql://user:password@host:port) if set;
 * otherwise SQLite is used.
 */
export async function createTempDatabase(serverUrl = process.env.TEST_DATABASE_URL): Promise<TempDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-api-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (!serverUrl) return { dataDir, databaseUrl: null, remove: async () => removeFolder() };

  const url = new URL(serverUrl);
  const name = `skal_test_${newId().replaceAll('-', '')}`;
  url.pathname = '/';
  const run = async (sql: string) => {
    const connection = await createConnection(url.href);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      await run(`DROP DATABASE IF EXISTS ${name}`);
      removeFolder();
    },
  };
}
