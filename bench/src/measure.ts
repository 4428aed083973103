import autocannon from 'autocannon';
import type { Child } from './child.ts';
import { medianBy } from './median.ts';

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

/** What came back of a load, as far as it says whether it can be trusted. */
type Answers = Pick<autocannon.Result, 'errors' | 'statusCodeStats'>;

const SECONDS = 10;
const CONNECTIONS = 50;
const ROUNDS = 3;

/** How often the resident memory is read while the load runs, in milliseconds. */
const MEMORY_EVERY_MS = 250;

/** Why a run is worth nothing, if it is not: an error, or an answer with another status than was asked for. */
export function faultOf(load: Load, { errors, statusCodeStats }: Answers): string | null {
  const wrong = Object.entries(statusCodeStats ?? {}).filter(([status]) => Number(status) !== load.status);
  if (wrong.length === 0 && errors === 0) return null;
  const others = wrong.map(([status, { count }]) => `${count ?? 0} of ${status}`);
  return `${load.name}: ${errors} errors, other answers: ${others.join(', ') || 'none'}`;
}

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
  const fault = faultOf(load, result);
  if (fault) throw new Error(fault);
  return { name: load.name, perSecond: result.requests.average, p99: result.latency.p99, memory };
}

/** Runs a load three times and gives the run with the median rate. */
export async function measure(target: Child, load: Load): Promise<Measured> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await once(target, load));
  const middle = medianBy(rounds, ({ perSecond }) => perSecond);
  if (!middle) throw new Error('No round was run');
  return middle;
}
