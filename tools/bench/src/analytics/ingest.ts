import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { DEMO, sessionCookie } from '../accounts.ts';
import { formatInteger, formatTable } from '../harness/table.ts';
import { runLoad } from '../load.ts';
import { randomEvent } from '../randomEvent.ts';
import { onBothDatabases } from '../serverProcess.ts';

export const BATCH = 100;
/** Concurrent senders; each sends its next batch when the last one is answered. */
const SENDERS = 8;

/** Sends batches of events, each with one of the keys. Every event must be accepted. */
export function ingestLoad(url: string, keys: readonly string[]): autocannon.Options {
  // Generated once, to keep the sender's CPU share low. Ids are new in each batch.
  const batches = Array.from({ length: 300 }, () => Array.from({ length: BATCH }, randomEvent));
  let sent = 0;
  return {
    ...{ url: `${url}/api/ingest`, method: 'POST' },
    verifyBody: (body) => JSON.parse(String(body)).accepted === BATCH,
    requests: [
      {
        setupRequest: (request) => {
          sent += 1;
          const events = batches[sent % batches.length]?.map((event) => ({ id: randomUUID(), ...event }));
          const headers = {
            Authorization: `Bearer ${keys[sent % keys.length]}`,
            'Content-Type': 'application/json',
          };
          return { ...request, headers, body: JSON.stringify({ events }) };
        },
      },
    ],
  };
}

/** Creates a key for each client of the demo. */
async function createKeys(url: string): Promise<string[]> {
  const headers = { Cookie: await sessionCookie(url, DEMO.operator), Origin: url, 'Content-Type': 'application/json' };
  const clients = (await (await fetch(`${url}/api/admin/clients`, { headers })).json()) as { id: string }[];
  const created = clients.map(async ({ id }) => {
    const response = await fetch(`${url}/api/admin/clients/${id}/keys`, { method: 'POST', headers, body: '{}' });
    return ((await response.json()) as { key: string }).key;
  });
  return Promise.all(created);
}

/** Measures ingestion of client events in batches of a hundred. Each response is sent after the write to disk. */
export async function benchIngest({ seconds }: { seconds: number }): Promise<string> {
  const rows = await onBothDatabases(async ({ site, database }) => {
    const load = ingestLoad(site.url, await createKeys(site.url));
    console.log(`${database}: ${seconds} s …`);
    site.resetPeakMemory();
    const options = { ...load, connections: SENDERS, duration: seconds };
    const { requests, latency } = await runLoad('ingest', 200, options);
    const figures = [requests.total * BATCH, requests.average * BATCH, latency.p50, latency.p97_5, site.peakMemory()];
    return [figures.map(formatInteger)];
  });
  return formatTable(['database', 'events', 'events/s', 'batch p50 ms', 'batch p97.5 ms', 'peak MB'], rows);
}
