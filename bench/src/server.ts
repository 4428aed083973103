import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseServer } from '@skal/tooling/src/database.ts';
import { createConnection } from 'mysql2/promise';
import { type Child, startChild } from './child.ts';
import { BENCH_ENV, loadsOf } from './loads.ts';
import { type Measured, measure } from './measure.ts';
import { type Row, tableOf } from './table.ts';

const script = (path: string) => join(import.meta.dirname, path);
const SERVE = script('../../tooling/src/serve.ts');

/** Starts something, uses it, and stops it whatever happens. */
async function using<T>(child: Child, use: (child: Child) => Promise<T>): Promise<T> {
  try {
    return await use(child);
  } finally {
    await child.stop();
  }
}

async function measureProduct(database: string, env: NodeJS.ProcessEnv, constant: Measured): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  try {
    return await using(await startChild(SERVE, { ...BENCH_ENV, ...env, SKAL_DATA_DIR: dataDir }), async (product) => {
      const rows: Row[] = [];
      for (const load of await loadsOf(product.url)) {
        console.log(`${database}: ${load.name} …`);
        const measured = await measure(product, load);
        rows.push({ ...measured, database, ratio: measured.perSecond / constant.perSecond });
      }
      return rows;
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Measures the product over loopback, beside a bare node:http server in the same run: absolute numbers are
 * those of one machine on one day, the ratios travel.
 */
export async function benchServer(): Promise<string> {
  console.log('A bare node:http server that answers a constant …');
  const constant = await using(await startChild(script('constant.ts')), (bare) =>
    measure(bare, { name: 'node:http constant', path: '/', status: 200 }),
  );
  const rows: Row[] = [{ ...constant, database: '-', ratio: 1 }];
  rows.push(...(await measureProduct('SQLite', {}, constant)));

  const server = await startDatabaseServer({ durable: true });
  try {
    const admin = await createConnection(server.url);
    await admin.query('CREATE DATABASE IF NOT EXISTS skal_bench');
    rows.push(...(await measureProduct('MariaDB', { DATABASE_URL: `${server.url}/skal_bench` }, constant)));
    await admin.query('DROP DATABASE skal_bench');
    await admin.end();
  } finally {
    await server.stop();
  }
  return tableOf(rows);
}
