import { setTimeout as sleep } from 'node:timers/promises';
import type { RumReport } from '@skal/contracts/operations/rum';
import type { Preview } from '@skal/shell/server/cli/releaseSteps.ts';
import { RUM_MARK } from '@skal/shell/src/rum/sendReport.ts';
import type { RequestHandler } from 'msw';
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import { auditLightAndDark } from '../../browser/axe.ts';
import { onBrowserError } from '../../browser/browserErrors.ts';
import { fulfillFromMocks } from './mocks.ts';
import { previewHeaders, previewUrl } from './previewTarget.ts';

/** Time limits in ms for rendering a page, and then until it is idle. */
const DRAWN_MS = 15_000;
const REST_MS = 10_000;
/** A page without activity for this long is idle. */
const QUIET_MS = 200;
const PAUSE_MS = 50;
/** Maximum number of reported findings per page. */
const TOLD = 5;

/** Warnings do not fail the check; failed loads are reported elsewhere in more detail. */
const PASSED_OVER = /^console (?:warning|error: Failed to load resource)/;

/** Visits pages of a preview, one after the other, and returns the faults of each. */
export interface PageChecker {
  check(path: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Waits until a page is idle; returns the pending requests after the time limit. */
async function waitForIdle(page: Page, underWay: ReadonlySet<Request>): Promise<string[]> {
  const late = Date.now() + REST_MS;
  let since = Date.now();
  while (Date.now() - since < QUIET_MS) {
    const busy = await page.locator('[aria-busy="true"]').count();
    if (busy > 0 || underWay.size > 0) since = Date.now();
    if (Date.now() > late) {
      const asked = [...underWay].map((request) => `${request.method()} ${request.url()}`);
      return [`still loading after ${REST_MS / 1000} s${asked.length > 0 ? `, with ${asked.join(', ')}` : ''}`];
    }
    await sleep(PAUSE_MS);
  }
  return [];
}

/** Returns the shell's RUM reports of a page so far. */
const notedOn = (page: Page): Promise<RumReport[]> =>
  page.evaluate(
    (name) => performance.getEntriesByName(name).map((entry) => (entry as unknown as { detail: RumReport }).detail),
    RUM_MARK,
  );

/** Waits until the shell has rendered a page or failed to. Returns the reason of a failure. */
async function whyNotDrawn(page: Page): Promise<string[]> {
  const late = Date.now() + DRAWN_MS;
  while (Date.now() < late) {
    const noted = await notedOn(page);
    const mount = noted.find((report) => report.kind === 'mount');
    if (mount?.ok) return [];
    if (mount) {
      const messages = noted.flatMap((report) => (report.kind === 'error' ? [report.message] : []));
      return [`not rendered${messages.length > 0 ? `: ${messages.join(', ')}` : ': files failed to load'}`];
    }
    await sleep(PAUSE_MS);
  }
  return [`not rendered within ${DRAWN_MS / 1000} s`];
}

async function accessibilityOf(page: Page): Promise<string[]> {
  const found = (await auditLightAndDark(page)).map((line) => `axe ${line.replace(/\s+/g, ' ')}`);
  const rest = found.length - TOLD;
  return rest > 0 ? [...found.slice(0, TOLD), `axe finds ${rest} more`] : found;
}

const open = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' });

/** Opens a browser context whose calls are answered by a remote's mocks, never by the api. */
export async function openPageChecker(
  browser: Browser,
  trial: Preview,
  handlers: RequestHandler[],
): Promise<PageChecker> {
  const context = await open(browser);
  const page = await context.newPage();
  const underWay = new Set<Request>();
  let heard: string[] = [];
  /** Maps the browser's error of a call without a mock to a better message. */
  const unanswered = new Map<string, string>();
  onBrowserError(context, (trouble) => void heard.push(trouble));
  page.on('request', (request) => underWay.add(request));
  const end = (request: Request) => void underWay.delete(request);
  // The body of a rejected request may never be read.
  page.on('response', (response) => end(response.request())).on('requestfailed', end);

  const hand = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest())
      return route.continue({ headers: { ...(await request.allHeaders()), ...previewHeaders(trial) } });
    if (!pathname.startsWith('/api/')) return route.continue();
    if (await fulfillFromMocks(route, handlers)) return;
    const call = `${request.method()} ${pathname}`;
    unanswered.set(`response: 404 ${request.method()} ${request.url()}`, `calls ${call}, which has no mock`);
  };
  await context.route(`${trial.site.origin}/**`, hand);

  return {
    async check(path) {
      heard = [];
      await page.goto(previewUrl(trial, path), { waitUntil: 'commit' });
      const unready = await whyNotDrawn(page);
      // A page that did not render has no further findings.
      const rest = unready.length > 0 ? [] : [...(await waitForIdle(page, underWay)), ...(await accessibilityOf(page))];
      const told = heard
        .filter((each) => !PASSED_OVER.test(each))
        .map((each) => unanswered.get(each) ?? each.split('\n')[0] ?? each);
      return [...new Set([...unready, ...told, ...rest])];
    },
    close: () => context.close(),
  };
}
