import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A phone on a slow line: what the budgets are stated for. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

/** A page is at rest when nothing was asked for during this time, in milliseconds. */
const QUIET_MS = 1_000;
const LOOK_MS = 100;

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

/** Keeps the requests of a page, and tells when it has had what it asked for. */
function watchRequests(session: CDPSession) {
  const finished: Request[] = [];
  const open = new Map<string, string>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    open.set(requestId, request.url);
    last = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.push({ url: open.get(requestId) ?? '', bytes: encodedDataLength });
    open.delete(requestId);
    last = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    last = performance.now();
  });
  return { finished, isQuiet: () => open.size === 0 && performance.now() - last > QUIET_MS };
}

/** Whether the page itself stands there, and not what stands in for it. */
const hasContent = () =>
  document.querySelector('main h1') !== null && document.querySelector('[data-stand-in]') === null;

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

/**
 * Opens an address on a slow phone, in a context of its own with nothing kept from before, and waits until the page
 * is there and asks for nothing more.
 * @param prepare called before the page is opened.
 */
export async function loadCold(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare: (session: CDPSession) => Promise<void> = async () => {},
): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await prepare(session);
    const requests = watchRequests(session);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(hasContent);
    while (!requests.isQuiet()) {
      if (!browser.isConnected()) throw new Error('The browser ended');
      await after(LOOK_MS);
    }
    return { ...(await readPaints(page)), requests: requests.finished };
  } finally {
    await context.close();
  }
}
