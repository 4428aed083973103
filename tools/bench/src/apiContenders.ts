import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { type Child, publish, startChild, startServing } from './child.ts';
import { BENCH_ENV, sessionCookie } from './loads.ts';

/** A server that is measured, with what its visitors hold. */
export interface Contender {
  name: string;
  child: Child;
  cookies: readonly string[];
  /** Takes away what a load has stored, so that all begin with the same rows. */
  empty(): Promise<void>;
}

const PRODUCT = 'skal_bench';

/** Where the product keeps the key that it signs cookies with, when it was given none. */
const KEY_FILE = 'session.key';

/** So many are signed in: as many as there are connections. */
export const VISITORS = 32;

const ENV: NodeJS.ProcessEnv = {
  ...BENCH_ENV,
  SKAL_TRUSTED_PROXIES: '127.0.0.1',
  SKAL_OPERATOR_EMAIL: 'operator@skal.example',
};

async function signIn(url: string): Promise<string[]> {
  const cookies: string[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) cookies.push(await sessionCookie(url));
  return cookies;
}

/** Makes a database with the tables and rows of another one. */
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

const emptied = (admin: Connection, database: string) => async () => {
  await admin.query('SET FOREIGN_KEY_CHECKS = 0');
  for (const table of ['inquiries', 'outbox', 'rate_limits']) await admin.query(`TRUNCATE ${database}.${table}`);
};

const PEERS = [
  ['Fastify + mysql2', 'fastifyPlain'],
  ['Fastify + mysql2, equal work', 'fastifyEqual'],
  ['Express + TypeORM', 'express'],
] as const;

/** Starts the product on both databases, and its peers on copies of what it has stored. What has started stands still. */
export async function startContenders(dir: string, serverUrl: string, admin: Connection): Promise<Contender[]> {
  const [dataDir, ownDir] = [join(dir, 'data'), join(dir, 'own')];
  publish({ ...ENV, SKAL_DATA_DIR: dataDir });
  cpSync(dataDir, ownDir, { recursive: true });
  const onServer = await startServing({ ...ENV, SKAL_DATA_DIR: dataDir, DATABASE_URL: `${serverUrl}/${PRODUCT}` });
  const cookies = await signIn(onServer.url);
  onServer.pause();
  const contenders: Contender[] = [{ name: 'Skal, MariaDB', child: onServer, cookies, empty: emptied(admin, PRODUCT) }];
  const key = readFileSync(join(dataDir, KEY_FILE), 'utf8').trim();
  for (const [name, file] of PEERS) {
    const database = `${PRODUCT}_${file.toLowerCase()}`;
    await copyDatabase(admin, PRODUCT, database);
    const env = { DATABASE_URL: `${serverUrl}/${database}`, SESSION_KEYS: key };
    const child = await startChild(join(import.meta.dirname, `peers/${file}.ts`), env);
    child.pause();
    contenders.push({ name, child, cookies, empty: emptied(admin, database) });
  }
  const onFile = await startServing({ ...ENV, SKAL_DATA_DIR: ownDir });
  const own = await signIn(onFile.url);
  onFile.pause();
  contenders.push({ name: 'Skal, SQLite', child: onFile, cookies: own, empty: async () => {} });
  return contenders;
}
