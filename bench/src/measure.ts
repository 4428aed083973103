import autocannon from 'autocannon';
import type { Child } from './child.ts';

export interface Load {
  name: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The status that every answer must have; another one makes the run worthless. */
  status: number;
}

export interface Measured {
  name: string;
  perSecond: number;
  p99: number;
  memory: number;
}

const SECONDS = 10;
const CONNECTIONS = 50;
const ROUNDS = 3;

/** How often the resident memory is read while the load runs, in milliseconds. */
const MEMORY_EVERY_MS = 250;

async function once(target: Child, load: Load): Promise<Measured> {
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, target.memory());
  }, MEMORY_EVERY_MS);
  const result = await autocannon({
    url: target.url + load.path,
    method: load.method ?? 'GET',
    headers: load.headers,
    body: load.body,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  clearInterval(sampler);
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) !== load.status);
  if (wrong.length > 0 || result.errors > 0) {
    throw new Error(`${load.name}: ${result.errors} errors, other answers ${JSON.stringify(wrong)}`);
  }
  return { name: load.name, perSecond: result.requests.average, p99: result.latency.p99, memory };
}

/** Runs a load three times and gives the run with the median rate. */
export async function measure(target: Child, load: Load): Promise<Measured> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await once(target, load));
  rounds.sort((a, b) => a.perSecond - b.perSecond);
  const median = rounds[Math.floor(ROUNDS / 2)];
  if (!median) throw new Error('No round was run');
  return median;
}
