import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseServer } from '@skal/jest/servers/database.ts';
import { createConnection } from 'mysql2/promise';
import { type Child, publish, startServing } from './child.ts';
import { BENCH_ENV, loadsOf } from './loads.ts';
import { once } from './measure.ts';
import { markdown } from './table.ts';

const AMOUNT = { seconds: 8, connections: 32 };
/** What a start has to compose and compress behind its first answers is done by then, in milliseconds. */
const SETTLED_MS = 15_000;
/** A first start compresses each page as small as it gets. */
const COMPRESSED_MS = 60_000;

const whole = (megabytes: number) => Math.round(megabytes).toString();

/** The pages of a site that is at one address are kept for its next start. */
const KEPT = { SITE_ORIGIN: 'http://www.skal.example' };

/** A first start, to the end of what it does behind its first answers. */
async function startFirst(env: NodeJS.ProcessEnv): Promise<Child> {
  const product = await startServing(env);
  await sleep(COMPRESSED_MS);
  return product;
}

/** How much is resident at rest, at most under each load, and at rest again, in megabytes. */
async function rowOf(database: string, product: Child): Promise<string[]> {
  await sleep(SETTLED_MS);
  const cells = [database, whole(product.memory())];
  for (const load of await loadsOf(product.url)) {
    console.log(`${database}: ${load.name} …`);
    cells.push(whole((await once(product, load, AMOUNT)).memory));
  }
  await sleep(SETTLED_MS);
  return [...cells, whole(product.memory())];
}

/**
 * Measures what the product's process keeps in memory, as production runs it: all of it that is resident, the front door
 * and the api in one. It is a second start: what Node has compiled and the pages of the first one are kept, as they are from then on.
 */
export async function benchMemory(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  const server = await startDatabaseServer({ durable: true });
  const rows: string[][] = [];
  try {
    const admin = await createConnection(server.url);
    await admin.query('CREATE DATABASE IF NOT EXISTS skal_bench');
    for (const [database, place] of [
      ['SQLite', {}],
      ['MariaDB', { DATABASE_URL: `${server.url}/skal_bench` }],
    ] as const) {
      const env = { ...BENCH_ENV, ...KEPT, ...place, SKAL_DATA_DIR: join(dir, database) };
      publish(env);
      await (await startFirst(env)).stop();
      const product = await startServing(env);
      try {
        rows.push(await rowOf(database, product));
      } finally {
        await product.stop();
      }
    }
    await admin.query('DROP DATABASE skal_bench');
    await admin.end();
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
  const loads = ['/', 'an asset', 'session', 'contact insert'];
  return markdown(['database', 'at rest, MB', ...loads, 'at rest again'], rows);
}
