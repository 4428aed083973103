import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { DEMO, sessionCookie } from '../accounts.ts';
import { formatInteger, formatTable } from '../harness/table.ts';
import { startLoad } from '../load.ts';
import type { ServerProcess } from '../serverProcess.ts';
import { PAGES } from './pages.ts';
import { cpuOf, memoryOf, processTree } from './processTree.ts';
import { warmUp } from './warmUp.ts';

const SESSIONS = 4;
/** As many visitors at once as the pool lets wait without sending frames. */
const CONNECTIONS = 8;
const API_RATE = 200;
/** Pages of a site that is busy and not at its limit, per second. */
const STEADY_RATE = 40;
const API_PATHS = ['/api/session', '/api/overview', '/api/support-tickets'];

interface PageLoad {
  /** Responses per second that the server has rendered. */
  readonly rendered: number;
  /** Responses per second that are frames. */
  readonly frames: number;
  readonly p50: number;
  readonly p99: number;
}

/** Requests for pages of accounts, from several sessions of each. */
async function pageRequests(url: string): Promise<autocannon.Request[]> {
  const requests: autocannon.Request[] = [];
  for (let session = 0; session < SESSIONS; session += 1)
    for (const { path, account } of PAGES) {
      if (!account) continue;
      const Cookie = await sessionCookie(url, DEMO[account]);
      requests.push({ path, headers: { Cookie, 'Accept-Encoding': 'br' } });
    }
  return requests;
}

/** Requests pages for a time. @param rate per second; as many as possible without it */
async function loadPages(
  url: string,
  requests: autocannon.Request[],
  duration: number,
  rate?: number,
): Promise<PageLoad> {
  let frames = 0;
  // A frame is the same for everyone, and has an ETag.
  const onResponse: autocannon.Request['onResponse'] = (status, _body, _context, headers) => {
    const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
    if (status !== 200) throw new Error(`A page came with status ${status}`);
    if (names.includes('etag')) frames += 1;
  };
  const {
    requests: total,
    latency,
    errors,
  } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: requests.map((request) => ({ ...request, onResponse })),
    ...(rate && { overallRate: rate }),
  });
  if (errors > 0) throw new Error(`${errors} pages failed`);
  return {
    rendered: (total.total - frames) / duration,
    frames: frames / duration,
    p50: latency.p50,
    p99: latency.p99,
  };
}

/** Reads the highest memory of a process and its children while something runs. */
async function withMemory<T>(
  pid: number,
  run: () => Promise<T>,
): Promise<{ result: T; memory: Record<string, number> }> {
  const memory = { serverRss: 0, poolRss: 0, rss: 0, pss: 0 };
  const sample = () => {
    try {
      const [server, ...pool] = processTree(pid).map(memoryOf);
      if (!server) return;
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const poolRss = sum(pool.map(({ rss }) => rss));
      memory.serverRss = Math.max(memory.serverRss, server.rss);
      memory.poolRss = Math.max(memory.poolRss, poolRss);
      memory.rss = Math.max(memory.rss, server.rss + poolRss);
      memory.pss = Math.max(memory.pss, server.pss + sum(pool.map(({ pss }) => pss)));
    } catch {
      // A process of the pool was being replaced.
    }
  };
  const timer = setInterval(sample, 250);
  try {
    return { result: await run(), memory };
  } finally {
    clearInterval(timer);
  }
}

/** Measures how many pages of accounts the server renders, alone and beside the api, and what memory it needs. */
export async function benchThroughput(
  { url, pid }: Pick<ServerProcess, 'url' | 'pid'>,
  seconds: number,
): Promise<string> {
  const requests = await pageRequests(url);
  const Cookie = await sessionCookie(url, DEMO.client);
  const startApi = () =>
    startLoad('api', 200, {
      url,
      connections: 10,
      overallRate: API_RATE,
      requests: API_PATHS.map((path) => ({ path, headers: { Cookie } })),
    });
  const beside = async (rate?: number): Promise<{ pages: PageLoad | null; api: autocannon.Result }> => {
    const api = startApi();
    const pages = rate === 0 ? await sleep(seconds * 1_000, null) : await loadPages(url, requests, seconds, rate);
    return { pages, api: await api.stop() };
  };
  for (const { path = '', headers } of requests) await warmUp(url + path, String(headers?.Cookie));
  const rows: string[][] = [];
  let cpu = 0;
  const { memory } = await withMemory(pid, async () => {
    const add = (name: string, pages: PageLoad | null, api?: autocannon.Result) =>
      rows.push([
        name,
        ...(pages ? [pages.rendered, pages.frames, pages.p50, pages.p99].map(formatInteger) : ['', '', '', '']),
        ...(api ? [api.requests.average, api.latency.p50, api.latency.p99].map(formatInteger) : ['', '', '']),
      ]);
    console.log('pages of accounts per second …');
    const before = cpuOf(processTree(pid));
    const most = await loadPages(url, requests, seconds);
    // Unlike rates, it does not depend on what else the machine does.
    cpu = (cpuOf(processTree(pid)) - before) / ((most.rendered + most.frames) * seconds);
    add('pages, as many as possible', most);
    const alone = await beside(0);
    add('api', null, alone.api);
    const steady = await beside(STEADY_RATE);
    add(`api beside ${STEADY_RATE} pages/s`, steady.pages, steady.api);
    const busy = await beside();
    add('api beside as many pages as possible', busy.pages, busy.api);
  });
  const head = ['load', 'rendered/s', 'frames/s', 'page p50 ms', 'p99 ms', 'api req/s', 'api p50 ms', 'api p99 ms'];
  const memoryRow = [memory.serverRss, memory.poolRss, memory.rss, memory.pss].map((value) =>
    formatInteger(value ?? 0),
  );
  return [
    formatTable(head, rows),
    `CPU time of server and pool for a page: ${cpu.toFixed(1)} ms.`,
    formatTable(
      ['highest memory', 'server RSS MB', 'pool RSS MB', 'both RSS MB', 'both PSS MB'],
      [['under load', ...memoryRow]],
    ),
  ].join('\n\n');
}
