import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabaseServer } from '@skal/jest/servers/database.ts';
import { createConnection } from 'mysql2/promise';
import { drawEvent } from './appEvents.ts';
import { type Child, startProduct } from './child.ts';
import { BENCH_ENV, DEMO_OPERATOR, sessionCookie } from './loads.ts';
import { percentile } from './median.ts';
import { markdown } from './table.ts';

const BATCH = 100;
const SECONDS = 20;
/** So many apps send at once, each its next batch when the last one is answered. */
const SENDERS = 8;
/** Batches are drawn beforehand, so that the sender has little to do beside the server; ids are new in each. */
const DRAWN = 300;

/** Makes a key for each client of the demo. */
async function makeKeys({ url }: Child): Promise<string[]> {
  const headers = { Cookie: await sessionCookie(url, DEMO_OPERATOR), Origin: url, 'Content-Type': 'application/json' };
  const clients = (await (await fetch(`${url}/api/admin/clients`, { headers })).json()) as { id: string }[];
  return Promise.all(
    clients.map(async ({ id }) => {
      const made = await fetch(`${url}/api/admin/clients/${id}/keys`, { method: 'POST', headers, body: '{}' });
      return ((await made.json()) as { key: string }).key;
    }),
  );
}

/** Sends batches for some seconds. @throws when an event is not taken */
async function measureOn(database: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  const limits = { SKAL_LIMIT_INGEST: '9999999/10' };
  const product = await startProduct({ ...BENCH_ENV, ...limits, ...env, SKAL_DATA_DIR: dataDir });
  try {
    const keys = await makeKeys(product);
    const drawn = Array.from({ length: DRAWN }, () => Array.from({ length: BATCH }, drawEvent));
    const [before, worked] = [product.memory(), product.processor()];
    const times: number[] = [];
    let [taken, next, most] = [0, 0, before];
    const begun = performance.now();
    const send = async (key: string | undefined) => {
      while (performance.now() - begun < SECONDS * 1000) {
        const events = (drawn[next % DRAWN] ?? []).map((event) => ({ id: randomUUID(), ...event }));
        next += 1;
        const body = JSON.stringify({ events });
        const sent = performance.now();
        const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
        const answer = await fetch(`${product.url}/api/ingest`, { method: 'POST', headers, body });
        const { accepted } = (await answer.json()) as { accepted?: number };
        if (accepted !== BATCH) throw new Error(`${database}: ${answer.status}, ${accepted} of ${BATCH} events taken`);
        times.push(performance.now() - sent);
        taken += BATCH;
        most = Math.max(most, product.memory());
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, (_, index) => send(keys[index % keys.length])));
    const perSecond = taken / ((performance.now() - begun) / 1000);
    const each = ((product.processor() - worked) * 1000) / taken;
    const figures = [perSecond, each, percentile(times, 50), percentile(times, 95), before, most];
    return [database, String(taken), ...figures.map((figure) => figure.toFixed(0))];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Events of clients' apps in batches of a hundred, each answered when it is on the disk. */
export async function benchIngest(): Promise<string> {
  const rows = [await measureOn('SQLite', {})];
  await withDatabaseServer(
    async (server) => {
      const admin = await createConnection(server.url);
      await admin.query('CREATE DATABASE IF NOT EXISTS skal_bench');
      try {
        rows.push(await measureOn('MariaDB', { DATABASE_URL: `${server.url}/skal_bench` }));
      } finally {
        await admin.query('DROP DATABASE skal_bench');
        await admin.end();
      }
    },
    { durable: true },
  );
  const head = [
    'database',
    'events',
    'events/s',
    'processor (us)',
    'batch p50 (ms)',
    'batch p95 (ms)',
    'memory before (MB)',
    'most (MB)',
  ];
  return markdown(head, rows);
}
