import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseServer } from '@skal/jest/servers/database.ts';
import { createConnection } from 'mysql2/promise';
import { type Child, startChild, startProduct } from './child.ts';
import { BENCH_ENV, loadsOf } from './loads.ts';
import { type Load, type Measured, measure } from './measure.ts';
import { type Row, tableOf } from './table.ts';

const script = (path: string) => join(import.meta.dirname, path);

/** Starts something, uses it, and stops it whatever happens. */
async function using<T>(child: Child, use: (child: Child) => Promise<T>): Promise<T> {
  try {
    return await use(child);
  } finally {
    await child.stop();
  }
}

/** One answer of the product to a load, as bytes. */
async function sampleOf(url: string, load: Load): Promise<Buffer> {
  const { method = 'GET', headers, body } = load;
  const answer = await fetch(url + load.path, { method, headers, ...(body ? { body } : {}) });
  if (answer.status !== load.status) throw new Error(`${load.name}: ${answer.status} instead of ${load.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The bare server under the same load, answering the same bytes. */
async function measureConstant(dir: string, url: string, load: Load): Promise<Measured> {
  const file = join(dir, 'constant');
  writeFileSync(file, await sampleOf(url, load));
  const env = { CONSTANT_FILE: file, CONSTANT_STATUS: String(load.status) };
  return using(await startChild(script('constant.ts'), env), (bare) => measure(bare, { ...load, path: '/' }));
}

/** Measures the product on one database; with `constants`, the rates of the bare server are taken from there. */
async function measureProduct(
  database: string,
  env: NodeJS.ProcessEnv,
  constants: Map<string, Measured>,
): Promise<Row[]> {
  const dir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  const started = await startProduct({ ...BENCH_ENV, ...env, SKAL_DATA_DIR: join(dir, 'data') });
  try {
    return await using(started, async (product) => {
      const rows: Row[] = [];
      for (const load of await loadsOf(product.url)) {
        console.log(`${database}: ${load.name} …`);
        const constant = constants.get(load.name) ?? (await measureConstant(dir, product.url, load));
        constants.set(load.name, constant);
        const measured = await measure(product, load);
        rows.push({ ...measured, database, constant: constant.perSecond });
      }
      return rows;
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Measures the product over loopback, each load beside a bare node:http server that answers the same bytes in
 * the same run: absolute numbers are those of one machine on one day, the ratios travel.
 */
export async function benchServer(): Promise<string> {
  const constants = new Map<string, Measured>();
  const rows = await measureProduct('SQLite', {}, constants);
  const server = await startDatabaseServer({ durable: true });
  try {
    const admin = await createConnection(server.url);
    await admin.query('CREATE DATABASE IF NOT EXISTS skal_bench');
    rows.push(...(await measureProduct('MariaDB', { DATABASE_URL: `${server.url}/skal_bench` }, constants)));
    await admin.query('DROP DATABASE skal_bench');
    await admin.end();
  } finally {
    await server.stop();
  }
  return tableOf(rows);
}
