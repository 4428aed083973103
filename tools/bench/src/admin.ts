import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { withDatabaseServer } from '@skal/jest/servers/database.ts';
import autocannon from 'autocannon';
import { createConnection } from 'mysql2/promise';
import { adminRows } from './adminRows.ts';
import { type Child, startProduct } from './child.ts';
import { BENCH_ENV, DEMO_OPERATOR, sessionCookie } from './loads.ts';
import { percentile } from './median.ts';
import { markdown } from './table.ts';

/** Somebody types a name, letter by letter; then a number; then what nobody is called. */
const TYPED = ['k', 'ka', 'kaj', 'kaje', 'kajen', 'kajen 9', 'kajen 90', '20 12', 'karen', 'nobody at all'];
const ROUNDS = 20;
const SECONDS = 5;
/** How often memory is looked at meanwhile. */
const LOOK_MS = 20;
const CSV = '/api/admin/clients.csv';

const queryOf = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`;

/** What the operator's page asks for, each as a list of addresses that are asked one after another. */
const reads = (cursor: string): Readonly<Record<string, readonly string[]>> => ({
  'list page': ['/api/admin/clients?limit=200'],
  'next page, by business': [`/api/admin/clients?limit=200&sort=business&cursor=${cursor}`],
  'page of a status': ['/api/admin/clients?limit=200&status=cancelled&sort=phone&direction=desc'],
  'search as typed': TYPED.map((typed) => `/api/admin/clients${queryOf('search', typed)}`),
  'count of a search': TYPED.map((typed) => `/api/admin/client-count${queryOf('search', typed)}`),
  'page of the inbox': ['/api/admin/inbox?limit=50'],
  'revenue of a year': ['/api/admin/revenue'],
});

type Ask = (path: string) => Promise<Response>;

/** How long the answers take from the request to the last byte, one after another: p50 and p95. */
async function timesOf(ask: Ask, paths: readonly string[]): Promise<{ p50: number; p95: number } | null> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      const start = performance.now();
      const answer = await ask(path);
      // A part that this release does not have yet is not measured.
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}

/** A public page under a light load, from a thread of its own: this one reads what is streamed. */
async function pageP99(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 4, duration: SECONDS, workers: 1 });
  return result.latency.p99;
}

/** Takes one long answer after another while something is done; tells how many bytes they were. */
async function whileReading(url: string, cookie: string, work: () => Promise<void>): Promise<number> {
  const program = fileURLToPath(new URL('./streamReader.ts', import.meta.url));
  const reader = spawn(process.execPath, [program, url, cookie], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = text(reader.stdout);
  try {
    await work();
  } finally {
    reader.stdin.end();
  }
  return Number(await said);
}

/** The public page by itself, and while one long answer after another is streamed; what memory does meanwhile. */
async function besideStream(product: Child, cookie: string, path: string): Promise<string[]> {
  const alone = await pageP99(product.url);
  const before = product.memory();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, product.memory());
  }, LOOK_MS);
  let beside = 0;
  const bytes = await whileReading(product.url + path, cookie, async () => {
    beside = await pageP99(product.url);
  });
  clearInterval(looking);
  const figures = [alone, beside, beside / alone, before, most, bytes / 1e6];
  return figures.map((figure) => figure.toFixed(1));
}

async function benchOn(database: string, product: Child): Promise<{ reads: string[][]; streams: string[][] }> {
  const cookie = await sessionCookie(product.url, DEMO_OPERATOR);
  const ask: Ask = (path) => fetch(product.url + path, { headers: { Cookie: cookie } });
  const page = (await (await ask('/api/admin/clients?limit=200&sort=business')).json()) as { id: string }[];
  const result = { reads: [] as string[][], streams: [] as string[][] };
  for (const [name, paths] of Object.entries(reads(page.at(-1)?.id ?? ''))) {
    console.log(`${database}: ${name} …`);
    const times = await timesOf(ask, paths);
    if (times) result.reads.push([database, name, times.p50.toFixed(1), times.p95.toFixed(1)]);
  }
  for (const path of [CSV, '/api/admin/clients']) {
    console.log(`${database}: a public page beside ${path} …`);
    result.streams.push([database, path, ...(await besideStream(product, cookie, path))]);
  }
  return result;
}

/** Fills the database of a product that runs, and measures it. */
async function measureOn(
  database: string,
  env: NodeJS.ProcessEnv,
  fill: (dataDir: string) => Promise<void>,
): ReturnType<typeof benchOn> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  try {
    const product = await startProduct({ ...BENCH_ENV, ...env, SKAL_DATA_DIR: dataDir });
    try {
      console.log(`${database}: filling the tables …`);
      await fill(dataDir);
      return await benchOn(database, product);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const onSqlite = () =>
  measureOn('SQLite', {}, async (dataDir) => {
    const database = new DatabaseSync(join(dataDir, 'skal.sqlite'), { timeout: 10_000 });
    for (const statement of adminRows) database.exec(statement);
    database.exec('ANALYZE');
    database.close();
  });

const onMariaDb = () =>
  withDatabaseServer(
    async (server) => {
      const admin = await createConnection(server.url);
      await admin.query('CREATE DATABASE IF NOT EXISTS skal_bench');
      // A server for so many rows has been given memory; one that we may not tell keeps what it has.
      await admin.query('SET GLOBAL innodb_buffer_pool_size = 1073741824').catch(() => undefined);
      try {
        return await measureOn('MariaDB', { DATABASE_URL: `${server.url}/skal_bench` }, async () => {
          await admin.query('USE skal_bench');
          for (const statement of adminRows) await admin.query(statement);
        });
      } finally {
        await admin.query('DROP DATABASE skal_bench');
        await admin.end();
      }
    },
    { durable: true },
  );

/**
 * Measures the operator's dashboard on a house with 100,000 clients: how long its reads take, and what a visitor's
 * page and the memory notice of a long list that is streamed. The ratio is of one run and travels; times do not.
 */
export async function benchAdmin(): Promise<string> {
  const [sqlite, mariaDb] = [await onSqlite(), await onMariaDb()];
  const reading = markdown(['database', 'read', 'p50 ms', 'p95 ms'], [...sqlite.reads, ...mariaDb.reads], 2);
  const head = ['database', 'streamed', 'page p99 ms', 'beside it', 'ratio', 'memory MB', 'at most', 'MB streamed'];
  return `${reading}\n\n${markdown(head, [...sqlite.streams, ...mariaDb.streams], 2)}`;
}
