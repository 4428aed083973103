import { sessionCookie } from '../accounts.ts';
import { keyOf, type SeedDatabase } from '../dataset.ts';
import { formatInteger } from '../harness/table.ts';
import { runLoad } from '../load.ts';
import { measurePublishing, publishDraft } from './publishing.ts';
import { seedContent } from './seedContent.ts';

export interface AppOptions {
  readonly clients: number;
  /** Items of each menu. */
  readonly items: number;
  /** Duration of each load. */
  readonly seconds: number;
  /** Publications of each of some clients. */
  readonly versions: number;
}

/** Concurrent connections of the apps' backends. */
const CONNECTIONS = 16;

/**
 * Seeds a running site with clients and menus, and reads them as their apps do: with the ETag of the published version,
 * without it, and one after the other; then publishes.
 * @returns reads per second of each kind, their ratio to reads of a session, and times in ms
 */
export async function measureApp(url: string, database: SeedDatabase, options: AppOptions): Promise<string[]> {
  const { clients, items, seconds, versions } = options;
  await seedContent(database, options, () => publishDraft(url, 0, 0));
  const address = `${url}/api/app/content`;
  const first = await fetch(address, { headers: { Authorization: `Bearer ${keyOf(0)}` } });
  const tag = first.headers.get('etag');
  const bytes = (await first.arrayBuffer()).byteLength;
  if (!tag) throw new Error(`The content was answered with ${first.status}, without an ETag`);
  const requests = (headers: object) =>
    Array.from({ length: clients }, (_, index) => ({
      headers: { Authorization: `Bearer ${keyOf(index)}`, ...headers },
    }));
  const load = { url: address, connections: CONNECTIONS, duration: seconds };
  // The first use of a key in a minute is stored.
  await runLoad('first', 304, {
    ...{
      url: address,
      connections: CONNECTIONS,
      amount: CONNECTIONS * clients,
      requests: requests({ 'If-None-Match': tag }),
    },
  });
  const session = { Cookie: await sessionCookie(url) };
  const sessions = await runLoad('session', 200, { ...load, url: `${url}/api/session`, headers: session });
  const known = await runLoad('304', 304, { ...load, requests: requests({ 'If-None-Match': tag }) });
  const whole = await runLoad('200', 200, { ...load, requests: requests({}) });
  const single = await runLoad('304, one at a time', 304, {
    ...{ ...load, connections: 1, requests: requests({ 'If-None-Match': tag }) },
  });
  const times = await measurePublishing(url, clients, versions);
  return [
    ...[formatInteger(clients), formatInteger(items), (bytes / 1024).toFixed(0), formatInteger(known.requests.average)],
    ...[(known.requests.average / sessions.requests.average).toFixed(2), formatInteger(whole.requests.average)],
    ...[(1000 / single.requests.average).toFixed(2), String(single.latency.p99)],
    ...[
      (times.at(Math.floor(times.length / 2)) ?? 0).toFixed(0),
      (times.at(Math.floor(times.length * 0.95)) ?? 0).toFixed(0),
    ],
  ];
}

export const APP_COLUMNS = [
  ...['database', 'clients', 'items', 'kB', '304/s', '304 / session', '200/s', '304 ms, mean of one at a time', 'p99'],
  ...['published to delivered p50 ms', 'p95'],
];
