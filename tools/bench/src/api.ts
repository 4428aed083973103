import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseServer } from '@skal/jest/servers/database.ts';
import { createConnection } from 'mysql2/promise';
import { type Contender, startContenders, VISITORS } from './apiContenders.ts';
import { apiRows, apiTable } from './apiTable.ts';
import { startChild } from './child.ts';
import { CONSULTATION } from './loads.ts';
import { type Amount, type Load, type Measured, once } from './measure.ts';

const AMOUNT: Amount = { seconds: 3, connections: VISITORS };
const WARM: Amount = { seconds: 2, connections: VISITORS };
const ROUNDS = 5;

const session = ({ cookies }: Contender): Load => ({ name: 'session', path: '/api/session', cookies, status: 200 });

const contact = ({ child }: Contender): Load => ({
  name: 'contact insert',
  path: '/api/contact',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: child.url },
  body: CONSULTATION,
  status: 201,
});

const LOADS: Readonly<Record<string, (of: Contender) => Load>> = {
  session,
  contact,
  addresses: (of) => ({ ...contact(of), name: 'contact insert, 10,000 addresses', addresses: 10_000 }),
};

/** A bare server that answers the very bytes of the first contender. */
async function constantOf(dir: string, first: Contender, load: Load): Promise<Contender> {
  const { method = 'GET', body } = load;
  const headers = { ...load.headers, ...(load.cookies?.[0] && { Cookie: load.cookies[0] }) };
  first.child.goOn();
  const answer = await fetch(first.child.url + load.path, { method, headers, ...(body && { body }) });
  const file = join(dir, 'constant');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  first.child.pause();
  const env = { CONSTANT_FILE: file, CONSTANT_STATUS: String(load.status) };
  const child = await startChild(join(import.meta.dirname, 'constant.ts'), env);
  child.pause();
  return { name: 'node:http, a constant', child, cookies: first.cookies, empty: async () => {} };
}

async function measured(contender: Contender, load: Load, amount: Amount): Promise<Measured> {
  contender.child.goOn();
  try {
    await contender.empty();
    const result = await once(contender.child, load, amount);
    // It comes to the end of what was cut off: standing still it must hold no lock.
    await contender.empty();
    return result;
  } finally {
    contender.child.pause();
  }
}

/** One load on all of them, in turn and back again: what the machine does meanwhile meets all alike. */
async function rowsOf(loadOf: (of: Contender) => Load, contenders: readonly Contender[], dir: string) {
  const [first] = contenders;
  if (!first) throw new Error('Nothing was started');
  const bare = await constantOf(dir, first, loadOf(first));
  const all = [...contenders, bare];
  const rounds = new Map<string, Measured[]>(all.map(({ name }) => [name, []]));
  try {
    for (const each of all) await measured(each, loadOf(each), WARM);
    for (let round = 0; round < ROUNDS; round += 1) {
      console.log(`${loadOf(first).name}: round ${round + 1} of ${ROUNDS} …`);
      for (const each of round % 2 ? all.toReversed() : all) {
        rounds.get(each.name)?.push(await measured(each, loadOf(each), AMOUNT));
      }
    }
  } finally {
    await bare.child.stop();
  }
  return apiRows(loadOf(first).name, rounds);
}

/**
 * Measures the api beside its peers: the same machine, database server (every commit flushed), rows and connections. Each
 * but the measured one stands still.
 * @param load one of them; all without it
 */
export async function benchApi(load?: string): Promise<string> {
  const loads = load === undefined ? Object.values(LOADS) : [LOADS[load]].flatMap((one) => one ?? []);
  if (loads.length === 0) throw new Error(`There is no load '${load}'. Loads: ${Object.keys(LOADS).join(', ')}`);
  const dir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  const server = await startDatabaseServer({ durable: true });
  try {
    const admin = await createConnection(server.url);
    const contenders = await startContenders(dir, server.url, admin);
    try {
      const rows: string[][] = [];
      for (const each of loads) rows.push(...(await rowsOf(each, contenders, dir)));
      const [cpu] = cpus();
      return `${cpus().length} x ${cpu?.model}, Node ${process.version}\n\n${apiTable(rows)}`;
    } finally {
      for (const { child } of contenders) await child.stop();
      await admin.end();
    }
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}
