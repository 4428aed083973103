import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A phone on a slow line: what the budgets are stated for. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
export const PHONE = { width: 390, height: 844 };

/** A page is at rest when nothing was asked for during this time, in milliseconds. */
const QUIET_MS = 500;

export interface Request {
  url: string;
  /** Bytes over the line, with the head of the answer. */
  bytes: number;
}

export interface Load {
  /** Largest contentful paint, in milliseconds since the navigation. */
  lcp: number;
  cls: number;
  requests: Request[];
}

/** Slows a page down before it is opened. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Resolves when no request has been under way for a while; rejects with a browser that ends. */
function whenQuiet(browser: Browser, session: CDPSession): { requests: Request[]; quiet: Promise<void> } {
  const requests: Request[] = [];
  const urls = new Map<string, string>();
  const open = new Set<string>();
  const { promise: quiet, resolve, reject } = Promise.withResolvers<void>();
  browser.once('disconnected', () => reject(new Error('The browser ended')));
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    clearTimeout(timer);
    if (open.size === 0) timer = setTimeout(resolve, QUIET_MS);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    open.add(requestId);
    look();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
    open.delete(requestId);
    look();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    look();
  });
  return { requests, quiet };
}

/** What the page itself knows of its paints and shifts. */
const readPaints = (page: Page): Promise<{ lcp: number; cls: number }> =>
  page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // A page without an entry of this type reports nothing at all.
        setTimeout(() => resolve([]), 200);
      });
    const [paints, shifts] = [await read('largest-contentful-paint'), await read('layout-shift')];
    const moved = shifts as unknown as { value: number }[];
    return { lcp: paints.at(-1)?.startTime ?? Number.NaN, cls: moved.reduce((sum, { value }) => sum + value, 0) };
  });

/** Opens an address in a context of its own, with nothing kept from before, on a slow phone. */
export async function loadCold(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const { requests, quiet } = whenQuiet(browser, session);
    await page.goto(url, { waitUntil: 'commit' });
    await quiet;
    return { ...(await readPaints(page)), requests };
  } finally {
    await context.close();
  }
}
