import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabaseServer } from '@skal/jest/servers/database.ts';
import { createConnection } from 'mysql2/promise';
import { startProduct } from './child.ts';
import { BENCH_ENV, DEMO_LIVE, sessionCookie } from './loads.ts';
import { percentile } from './median.ts';
import { mysqlStore, type RowStore, sqliteStore } from './rowStore.ts';
import { emailOf, fillHouse, type House } from './sectionRows.ts';
import { reportSteadily } from './steadyReports.ts';
import { markdown } from './table.ts';

/** What is measured: of how many clients, how long, and what comes in meanwhile. */
export interface Measure extends House {
  readonly seconds: number;
  /** Events in a second. */
  readonly events: number;
  /** So many clients look at their portals. */
  readonly accounts: number;
}

/** What fills a database, all of them at once. */
type Stores = readonly [RowStore, ...RowStore[]];

type Filled = Awaited<ReturnType<typeof fillHouse>> & { readonly seconds: number };

/** Every call of a section of figures, with each of its periods. */
const CALLS: readonly string[] = [
  '/api/overview',
  '/api/adoption',
  ...['daily', 'weekly', 'monthly', 'yearly'].map((period) => `/api/commerce?period=${period}`),
  ...['today', 'week', 'month'].map((period) => `/api/performance?period=${period}`),
  ...['today', 'week', 'month'].map((period) => `/api/content?period=${period}`),
  '/api/bookings',
  '/api/experiences',
  '/api/takeaway',
  '/api/loyalty',
  '/api/achievements',
  '/api/break-even',
  '/api/reporters',
  '/api/figures',
];

/** So many people ask at once. */
const ASKERS = 2;
const LIMITS = { SKAL_LIMIT_INGEST: '9999999/10', SKAL_LIMIT_LOGIN_IP: '9999999/10' };

const some = (most: number): number => Math.floor(Math.random() * most);

/** Asks one call after another, of a client by lot, for some seconds; answers how long each took. */
async function askAll(url: string, cookies: readonly string[], seconds: number): Promise<Map<string, number[]>> {
  const times = new Map(CALLS.map((call) => [call, [] as number[]]));
  const begun = performance.now();
  let next = 0;
  const ask = async () => {
    // Each call is asked once at least, however short it is.
    while (performance.now() - begun < seconds * 1000 || next < CALLS.length) {
      const call = CALLS[next % CALLS.length] ?? '';
      next += 1;
      const sent = performance.now();
      const answer = await fetch(url + call, { headers: { Cookie: cookies[some(cookies.length)] ?? '' } });
      if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
      await answer.arrayBuffer();
      times.get(call)?.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, ask));
  return times;
}

/**
 * Fills the database of a product, or an api, that runs at an address, and measures it.
 * @returns what the tables were filled with, in how many seconds, and a row for each call
 */
export async function measureSections(
  url: string,
  stores: Stores,
  measure: Measure,
): Promise<{ filled: Filled; rows: string[][] }> {
  const begun = performance.now();
  const house = await fillHouse(stores, measure);
  await stores[0].settle();
  const filled = { ...house, seconds: Math.round((performance.now() - begun) / 1000) };
  const cookies: string[] = [];
  for (let count = 0; count < Math.min(measure.accounts, measure.clients); count += 1) {
    const index = Math.floor((count * measure.clients) / measure.accounts) % measure.clients;
    const cookie = await sessionCookie(url, { ...DEMO_LIVE, email: emailOf(index) });
    cookies.push(cookie);
    // As each visit to the portal does: what was announced is not reckoned again.
    await fetch(`${url}/api/achievements/announcements`, { method: 'POST', headers: { Cookie: cookie, Origin: url } });
  }
  // What the first of all costs is that of a start.
  await askAll(url, cookies, 0);
  const reports = reportSteadily(url, measure);
  const times = await askAll(url, cookies, measure.seconds);
  await reports.stop();
  const row = (call: string, all: readonly number[]) => [
    ...[call, String(all.length)],
    ...[50, 95, 99].map((percent) => percentile(all, percent).toFixed(1)),
  ];
  const rows = [...[...times].map(([call, all]) => row(call, all)), row('/api/ingest', reports.times)];
  return { filled, rows };
}

/** Measures the product on a database of its own. */
async function measureOn(
  database: string,
  env: NodeJS.ProcessEnv,
  open: (dataDir: string) => Promise<Stores>,
  measure: Measure,
): Promise<string[][]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  try {
    const product = await startProduct({ ...BENCH_ENV, ...LIMITS, ...env, SKAL_DATA_DIR: dataDir });
    try {
      const stores = await open(dataDir);
      const { filled, rows } = await measureSections(product.url, stores, measure);
      for (const store of stores) await store.close();
      const { rows: figures, count, seconds } = filled;
      console.log(`${database}: ${figures} figures of ${count} events, filled in ${seconds} s`);
      return rows.map((row) => [database, ...row]);
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A server for so many rows has memory for them. */
const FLAGS = ['--innodb-buffer-pool-size=4G', '--innodb-log-file-size=1G'];

/**
 * How long the calls of the portal's sections take in a house whose clients have reported for years, while events come in.
 */
export async function benchSections({ only, ...measure }: Measure & { only?: string }): Promise<string> {
  const rows: string[][] = [];
  if (only !== 'MariaDB') {
    rows.push(...(await measureOn('SQLite', {}, async (dir) => [sqliteStore(join(dir, 'skal.sqlite'))], measure)));
  }
  if (only !== 'SQLite') {
    await withDatabaseServer(
      async (server) => {
        const admin = await createConnection(server.url);
        await admin.query('CREATE DATABASE IF NOT EXISTS skal_bench');
        const url = `${server.url}/skal_bench`;
        try {
          rows.push(
            ...(await measureOn(
              'MariaDB',
              { DATABASE_URL: url },
              () => Promise.all([mysqlStore(url), mysqlStore(url)]),
              measure,
            )),
          );
        } finally {
          await admin.query('DROP DATABASE skal_bench');
          await admin.end();
        }
      },
      { durable: true, flags: FLAGS },
    );
  }
  return markdown(['database', 'call', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'], rows, 2);
}
