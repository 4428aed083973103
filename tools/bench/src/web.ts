import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@skal/tooling/src/browser.ts';
import type { Browser } from 'playwright-core';
import { startProduct } from './child.ts';
import { BENCH_ENV, DEMO_CLIENT } from './loads.ts';
import { median } from './median.ts';
import { markdown } from './table.ts';
import { type Load, loadCold } from './webLoad.ts';
import { servePlain } from './webPlain.ts';
import { readWaterfall } from './webWaterfall.ts';

const PAGES = ['/', '/business-case', '/contact'] as const;
const ACCOUNT_PAGE = '/dashboard';
const ROUNDS = 7;

const medianOf = (loads: readonly Load[], read: (load: Load) => number) => median(loads.map(read));
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The scripts of a load as bodies in brotli: what the budgets count. */
async function scriptBytes(load: Load): Promise<number> {
  const scripts = load.requests.map(({ url }) => url).filter((url) => new URL(url).pathname.endsWith('.js'));
  const lengths = scripts.map(async (url) => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    return Number(answer.headers.get('content-length'));
  });
  return (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
}

/** Signs the demo client in and gives what a browser would keep of it: the cookies, no file. */
async function signedIn(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url });
  const answer = await context.request.post('/api/login', { data: DEMO_CLIENT, headers: { Origin: url } });
  if (!answer.ok()) throw new Error(`The demo client could not sign in: ${answer.status()}`);
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** Each page beside itself without script, one after the other, so that a slow moment of the machine meets both. */
async function benchPages(browser: Browser, url: string): Promise<string> {
  const plain = await servePlain(url, PAGES);
  const served = new Map<string, Load[]>();
  const bare = new Map<string, Load[]>();
  try {
    // Round 0 warms both servers and the browser, and is not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      console.log(round === 0 ? 'Warming up …' : `Round ${round} of ${ROUNDS} …`);
      for (const path of PAGES) {
        const pair = [
          [served, url],
          [bare, plain.url],
        ] as const;
        for (const [loads, origin] of round % 2 ? pair : pair.toReversed()) {
          const load = await loadCold(browser, origin + path);
          if (round > 0) loads.set(path, [...(loads.get(path) ?? []), load]);
        }
      }
    }
  } finally {
    plain.stop();
  }
  const rows = PAGES.map(async (path) => {
    const [as, without] = [served.get(path) ?? [], bare.get(path) ?? []];
    const [lcp, bareLcp] = [medianOf(as, (load) => load.lcp), medianOf(without, (load) => load.lcp)];
    const first = as[0] as Load;
    return [
      path,
      lcp.toFixed(0),
      bareLcp.toFixed(0),
      (lcp / bareLcp).toFixed(3),
      Math.max(...as.map(({ cls }) => cls)).toFixed(4),
      kB(await scriptBytes(first)),
      String(first.requests.length),
    ];
  });
  const head = ['page', 'LCP ms', 'without script ms', 'ratio', 'worst CLS', 'script kB', 'requests'];
  return markdown(head, await Promise.all(rows));
}

/** The first page of an account, opened cold by somebody who is signed in. */
async function benchAccount(browser: Browser, url: string): Promise<string> {
  const options = await signedIn(browser, url);
  const loads: Load[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    console.log(`${ACCOUNT_PAGE} ${round} of ${ROUNDS} …`);
    const load = await loadCold(browser, url + ACCOUNT_PAGE, options);
    if (round > 0) loads.push(load);
  }
  const levels = await readWaterfall(browser, url + ACCOUNT_PAGE, options);
  const first = loads[0] as Load;
  const row = [
    ACCOUNT_PAGE,
    medianOf(loads, ({ lcp }) => lcp).toFixed(0),
    Math.max(...loads.map(({ cls }) => cls)).toFixed(4),
    kB(await scriptBytes(first)),
    kB(first.requests.reduce((sum, { bytes }) => sum + bytes, 0)),
    String(first.requests.length),
    String(Math.max(...levels.values())),
  ];
  const last = [...levels].filter(([, level]) => level === Math.max(...levels.values())).map(([name]) => name);
  return [
    markdown(['page', 'LCP ms', 'worst CLS', 'script kB', 'all kB', 'requests', 'levels after the HTML'], [row]),
    `\nThe last level: ${last.map((name) => new URL(name).pathname).join(', ')}`,
  ].join('\n');
}

/**
 * Measures pages as a phone on a slow line meets them (150 ms, 1.6 Mbit/s, a processor four times as slow): what
 * script costs a reader, as a ratio in one run, and what the portal's first page needs.
 */
export async function benchWeb(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skal-bench-'));
  const product = await startProduct({ ...BENCH_ENV, SKAL_DATA_DIR: dataDir });
  try {
    const browser = await launchBrowser();
    try {
      return `${await benchPages(browser, product.url)}\n\n${await benchAccount(browser, product.url)}`;
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
