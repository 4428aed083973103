import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { sessionCookie } from './accounts.ts';
import { type ServerProcess, startServerProcess, startSite, withFolder, withMariaDb } from './serverProcess.ts';

/** A server under comparison. */
export interface BenchTarget {
  readonly name: string;
  readonly server: ServerProcess;
  /** One session for each connection. */
  readonly cookies: readonly string[];
  /** Deletes the rows that a workload has stored. */
  reset(): Promise<void>;
}

/** Connections of a workload, and sessions of its visitors. */
export const CONNECTIONS = 32;
const DATABASE = 'skal_bench';
const PEER_DATABASE = `${DATABASE}_peer`;
export const [MARIADB, SQLITE] = ['Skal, MariaDB', 'Skal, SQLite'] as const;
export const [PEER_EQUAL_WORK, PEER_ONE_STATEMENT] = [
  'Fastify + mysql2, equal work',
  'Fastify + mysql2, one statement',
] as const;

async function signInAll(url: string): Promise<string[]> {
  const cookies: string[] = [];
  for (let visitor = 0; visitor < CONNECTIONS; visitor += 1) cookies.push(await sessionCookie(url));
  return cookies;
}

/** Creates a database with the tables and rows of another one. */
async function copyDatabase(admin: Connection, from: string, to: string): Promise<void> {
  await admin.query(`CREATE DATABASE ${to} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const [tables] = await admin.query<(RowDataPacket & { name: string })[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?',
    [from],
  );
  for (const { name } of tables) {
    await admin.query(`CREATE TABLE ${to}.${name} LIKE ${from}.${name}`);
    await admin.query(`INSERT INTO ${to}.${name} SELECT * FROM ${from}.${name}`);
  }
}

const truncate = (admin: Connection, database: string) => async () => {
  await admin.query('SET FOREIGN_KEY_CHECKS = 0');
  for (const table of ['inquiries', 'outbox', 'rate_limits']) await admin.query(`TRUNCATE ${database}.${table}`);
};

/** Starts the product on both databases, and its peer on a copy of the rows. `started` receives each server, so that it is stopped. */
async function startTargets(
  dir: string,
  serverUrl: string,
  admin: Connection,
  started: ServerProcess[],
): Promise<BenchTarget[]> {
  const [onServer, onFile] = [join(dir, 'mariadb'), join(dir, 'sqlite')];
  const env = { SKAL_OPERATOR_EMAIL: 'operator@skal.example', SKAL_TRUSTED_PROXIES: '127.0.0.1' };
  const keepStarted = (server: ServerProcess) => {
    started.push(server);
    return server;
  };
  await admin.query(`CREATE DATABASE ${DATABASE}`);
  const product = keepStarted(await startSite(onServer, { ...env, DATABASE_URL: `${serverUrl}/${DATABASE}` }));
  const cookies = await signInAll(product.url);
  product.pause();
  await copyDatabase(admin, DATABASE, PEER_DATABASE);
  const peer = keepStarted(
    await startServerProcess(join(import.meta.dirname, 'peer.ts'), {
      DATABASE_URL: `${serverUrl}/${PEER_DATABASE}`,
      // The product created this key and signed the cookies with it.
      SESSION_KEYS: readFileSync(join(onServer, 'session.key'), 'utf8').trim(),
    }),
  );
  peer.pause();
  const sqliteSite = keepStarted(await startSite(onFile, env));
  const sqliteCookies = await signInAll(sqliteSite.url);
  sqliteSite.pause();
  const resetPeer = truncate(admin, PEER_DATABASE);
  return [
    { name: MARIADB, server: product, cookies, reset: truncate(admin, DATABASE) },
    ...[PEER_EQUAL_WORK, PEER_ONE_STATEMENT].map((name) => ({ name, server: peer, cookies, reset: resetPeer })),
    { name: SQLITE, server: sqliteSite, cookies: sqliteCookies, reset: async () => {} },
  ];
}

/** Runs something with the servers under comparison, all of them paused. */
export const withTargets = <Result>(use: (targets: readonly BenchTarget[]) => Promise<Result>): Promise<Result> =>
  withFolder((dir) =>
    withMariaDb(async (serverUrl, admin) => {
      const started: ServerProcess[] = [];
      try {
        return await use(await startTargets(dir, serverUrl, admin, started));
      } finally {
        for (const server of started) await server.stop();
        for (const database of [DATABASE, PEER_DATABASE]) await admin.query(`DROP DATABASE IF EXISTS ${database}`);
      }
    }),
  );
