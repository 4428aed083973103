import type { Browser, Request } from 'playwright-core';
import { formatTable, median } from '../harness/table.ts';
import { withAuditSite } from '../lighthouse/audit.ts';
import { type AuditTarget, auditTable } from '../lighthouse/report.ts';

/** A phone on a slow connection, for which the budgets are defined. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

interface PageLoad {
  /** Largest contentful paint, in ms since the navigation. */
  readonly lcp: number;
  /** Until the page has its heading and no placeholder, in ms since the navigation. */
  readonly content: number;
  readonly scripts: number;
  readonly bytes: number;
  readonly requests: number;
}

const readContentTime = () =>
  document.querySelector('main h1') !== null &&
  document.querySelector('[data-page-placeholder]') === null &&
  performance.now();

const readLcp = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

async function sizeOf(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return { isScript: request.resourceType() === 'script', bytes: responseBodySize + responseHeadersSize };
}

/** Opens a page with an empty cache. `blocked` are addresses that the browser does not load. */
async function loadPage(
  browser: Browser,
  url: string,
  { cookie }: AuditTarget,
  blocked: string[] = [],
): Promise<PageLoad> {
  const extraHTTPHeaders = cookie ? { Cookie: cookie } : {};
  const context = await browser.newContext({ viewport: PHONE, extraHTTPHeaders });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.setBlockedURLs', { urls: blocked });
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(url, { waitUntil: 'commit' });
    const content = await (await page.waitForFunction(readContentTime)).jsonValue();
    await page.waitForLoadState('networkidle');
    const lcp = await page.evaluate(readLcp);
    const requests = await Promise.all(finished.map(sizeOf));
    const sum = (of: typeof requests) => of.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = sum(requests.filter(({ isScript }) => isScript));
    return { lcp, content: Number(content), scripts, bytes: sum(requests), requests: requests.length };
  } finally {
    await context.close();
  }
}

/** Measures a page with and without scripts in turn, so that a slow moment of the machine affects both. */
async function rowOf(browser: Browser, siteUrl: string, page: AuditTarget, runs: number): Promise<string[]> {
  console.log(`${page.name}: loading times …`);
  const url = siteUrl + page.path;
  const [loads, bare]: [PageLoad[], PageLoad[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await loadPage(browser, url, page));
    // Scripts render the pages of accounts.
    if (!page.cookie) bare.push(await loadPage(browser, url, page, ['*.js']));
  }
  const medianOf = (read: (load: PageLoad) => number, of = loads) => median(of.map(read));
  const lcp = medianOf((load) => load.lcp);
  const without = page.cookie ? null : medianOf((load) => load.lcp, bare);
  return [
    ...[page.name, lcp.toFixed(0), without?.toFixed(0) ?? '-', without ? (lcp / without).toFixed(2) : '-'],
    medianOf(({ content }) => content).toFixed(0),
    ...[medianOf(({ scripts }) => scripts), medianOf(({ bytes }) => bytes)].map((bytes) => (bytes / 1000).toFixed(1)),
    medianOf(({ requests }) => requests).toFixed(0),
  ];
}

const HEAD = ['page', 'LCP ms', 'without script', 'ratio', 'content ms', 'script kB', 'all kB', 'requests'];

/**
 * Measures pages with Lighthouse, and with Playwright on a slow phone: the cost of scripts, and the time until the content is
 * visible.
 */
export const benchWeb = (paths: readonly string[], { runs }: { runs: number }): Promise<string> =>
  withAuditSite(paths, async ({ url, browser, pages, audit }) => {
    const results = await audit(runs);
    const rows: string[][] = [];
    for (const page of pages) rows.push(await rowOf(browser, url, page, runs));
    return `${auditTable(results)}\n\n${formatTable(HEAD, rows)}`;
  });
