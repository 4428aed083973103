import { join } from 'node:path';
import { DEMO, sessionCookie } from '../accounts.ts';
import {
  type DatasetSize,
  emailOf,
  keyOf,
  openMariaDb,
  openSqlite,
  type SeedDatabase,
  seedDataset,
} from '../dataset.ts';
import { formatTable } from '../harness/table.ts';
import { runLoad, startLoad } from '../load.ts';
import { onBothDatabases } from '../serverProcess.ts';
import { BATCH, ingestLoad } from './ingest.ts';

interface Options extends DatasetSize {
  /** Requests of each query. */
  readonly requests: number;
  /** Events per second during the measurement. */
  readonly events: number;
}

/** Every query of the analytics sections, with each of its periods. */
const QUERIES: readonly string[] = [
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
  '/api/metric-sources',
  '/api/figures',
];

/** Clients that open their portals, and how many of them do so concurrently. */
const VISITORS = 50;
const CONNECTIONS = 2;

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Seeds a running site and measures each query of its portals while events are ingested. Returns one row per query. */
export async function measureSections(url: string, database: SeedDatabase, options: Options): Promise<string[][]> {
  const { clients, requests, events } = options;
  console.log(`${await seedDataset(database, options)} metrics of ${clients} clients stored`);
  const cookies: string[] = [];
  for (const index of numbersTo(Math.min(VISITORS, clients))) {
    const cookie = await sessionCookie(url, { ...DEMO.live, email: emailOf(index) });
    cookies.push(cookie);
    // Every visit to the portal does this: an announced achievement is not computed again.
    await fetch(`${url}/api/achievements/announcements`, { method: 'POST', headers: { Cookie: cookie, Origin: url } });
  }
  // Warm up: the first request of each query includes start-up costs.
  for (const path of QUERIES) await fetch(url + path, { headers: { Cookie: cookies[0] ?? '' } });
  const ingest = startLoad('/api/ingest', 200, {
    ...ingestLoad(url, numbersTo(clients).map(keyOf)),
    ...{ connections: 4, overallRate: Math.max(1, Math.round(events / BATCH)) },
  });
  const rows: string[][] = [];
  const row = (title: string, { latency, requests: { total } }: Awaited<ReturnType<typeof runLoad>>) =>
    rows.push([title, ...[total, latency.p50, latency.p97_5, latency.p99].map(String)]);
  for (const path of QUERIES) {
    const load = {
      ...{ url, connections: CONNECTIONS, amount: requests },
      requests: cookies.map((Cookie) => ({ path, headers: { Cookie } })),
    };
    row(path, await runLoad(path, 200, load));
  }
  row('/api/ingest', await ingest.stop());
  return rows;
}

/** The database server needs memory for this many rows. */
const FLAGS = ['--innodb-buffer-pool-size=4G', '--innodb-log-file-size=1G'];

/** Measures the section queries on a site with years of client events while new events are ingested. */
export async function benchSections(options: Options): Promise<string> {
  const rows = await onBothDatabases(async ({ site, dataDir, databaseUrl, database: name }) => {
    const database = databaseUrl ? await openMariaDb(databaseUrl) : openSqlite(join(dataDir, 'skal.sqlite'));
    console.log(`${name} …`);
    try {
      return await measureSections(site.url, database, options);
    } finally {
      await database.close();
    }
  }, FLAGS);
  return formatTable(['database', 'query', 'requests', 'p50 ms', 'p97.5 ms', 'p99 ms'], rows, 2);
}
