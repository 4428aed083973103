import autocannon from 'autocannon';
import type { Child } from './child.ts';
import { medianBy } from './median.ts';

export interface Load {
  name: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Cookies of so many visitors, who take turns; one after the other in place of `headers.Cookie`. */
  cookies?: readonly string[];
  /** From so many addresses, as a proxy tells them, one after the other. */
  addresses?: number;
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

export interface Amount {
  seconds: number;
  connections: number;
}

const AMOUNT: Amount = { seconds: 10, connections: 50 };
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

/** An address of its own for each of so many. */
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** The requests that connections send in turn, where they are not all alike. */
function requestsOf({ path, method = 'GET', headers = {}, body, cookies, addresses }: Load) {
  const base = { path, method, ...(body !== undefined && { body }) };
  if (cookies) return cookies.map((Cookie) => ({ ...base, headers: { ...headers, Cookie } }));
  if (!addresses) return undefined;
  let sent = 0;
  const setupRequest = (request: autocannon.Request) => {
    sent = (sent + 1) % addresses;
    return { ...request, headers: { ...headers, 'X-Forwarded-For': addressOf(sent) } };
  };
  return [{ ...base, headers, setupRequest }];
}

/** Puts a load on a server for some seconds. @throws when it was not answered as it must be */
export async function once(target: Child, load: Load, { seconds, connections }: Amount): Promise<Measured> {
  let memory = 0;
  const sampler = setInterval(() => {
    memory = Math.max(memory, target.memory());
  }, MEMORY_EVERY_MS);
  const result = await autocannon({
    url: target.url + load.path,
    method: load.method ?? 'GET',
    headers: load.headers,
    body: load.body,
    connections,
    duration: seconds,
    requests: requestsOf(load),
  });
  clearInterval(sampler);
  const fault = faultOf(load, result);
  if (fault) throw new Error(fault);
  return { name: load.name, perSecond: result.requests.average, p99: result.latency.p99, memory };
}

/** Runs a load three times and gives the run with the median rate. */
export async function measure(target: Child, load: Load): Promise<Measured> {
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await once(target, load, AMOUNT));
  const middle = medianBy(rounds, ({ perSecond }) => perSecond);
  if (!middle) throw new Error('No round was run');
  return middle;
}
