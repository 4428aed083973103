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

/** How long a page may take until it is drawn, and then until it has come to rest. */
const DRAWN_MS = 15_000;
const REST_MS = 10_000;
/** Nothing has happened for so long: then it rests. */
const QUIET_MS = 200;
const PAUSE_MS = 50;
/** So many findings of one page are told. */
const TOLD = 5;

/** Warnings keep nobody away; of what could not be loaded the browser says more elsewhere. */
const PASSED_OVER = /^console (?:warning|error: Failed to load resource)/;

/** Visits pages of a trial, one after the other, and tells what is wrong with each. */
export interface PageChecker {
  check(path: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Waits until a page has nothing under way; tells what it still waits for after the last moment. */
async function waitForIdle(page: Page, underWay: ReadonlySet<Request>): Promise<string[]> {
  const late = Date.now() + REST_MS;
  let since = Date.now();
  while (Date.now() - since < QUIET_MS) {
    const busy = await page.locator('[aria-busy="true"]').count();
    if (busy > 0 || underWay.size > 0) since = Date.now();
    if (Date.now() > late) {
      const asked = [...underWay].map((request) => `${request.method()} ${request.url()}`);
      return [`is still busy after ${REST_MS / 1000} s${asked.length > 0 ? `, with ${asked.join(', ')}` : ''}`];
    }
    await sleep(PAUSE_MS);
  }
  return [];
}

/** What the shell noted of a page by now. */
const notedOn = (page: Page): Promise<RumReport[]> =>
  page.evaluate(
    (name) => performance.getEntriesByName(name).map((entry) => (entry as unknown as { detail: RumReport }).detail),
    RUM_MARK,
  );

/** Waits until the shell has drawn a page, or could not. */
async function whyNotDrawn(page: Page): Promise<string[]> {
  const late = Date.now() + DRAWN_MS;
  while (Date.now() < late) {
    const noted = await notedOn(page);
    const mount = noted.find((report) => report.kind === 'mount');
    if (mount?.ok) return [];
    if (mount) {
      const messages = noted.flatMap((report) => (report.kind === 'error' ? [report.message] : []));
      return [`is not drawn${messages.length > 0 ? `: ${messages.join(', ')}` : ', its files did not come'}`];
    }
    await sleep(PAUSE_MS);
  }
  return [`is not drawn within ${DRAWN_MS / 1000} s`];
}

async function accessibilityOf(page: Page): Promise<string[]> {
  const found = (await auditLightAndDark(page)).map((line) => `axe ${line.replace(/\s+/g, ' ')}`);
  const rest = found.length - TOLD;
  return rest > 0 ? [...found.slice(0, TOLD), `axe finds ${rest} more`] : found;
}

const open = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' });

/** Opens a visitor whose calls are answered by a remote's mocks, and never by the api. */
export async function openPageChecker(
  browser: Browser,
  trial: Preview,
  handlers: RequestHandler[],
): Promise<PageChecker> {
  const context = await open(browser);
  const page = await context.newPage();
  const underWay = new Set<Request>();
  let heard: string[] = [];
  /** What is heard of a call that no mock answers, and what is said of it instead. */
  const unanswered = new Map<string, string>();
  onBrowserError(context, (trouble) => void heard.push(trouble));
  page.on('request', (request) => underWay.add(request));
  const end = (request: Request) => void underWay.delete(request);
  // Of a refusal nobody may ever read the body.
  page.on('response', (response) => end(response.request())).on('requestfailed', end);

  const hand = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest())
      return route.continue({ headers: { ...(await request.allHeaders()), ...previewHeaders(trial) } });
    if (!pathname.startsWith('/api/')) return route.continue();
    if (await fulfillFromMocks(route, handlers)) return;
    const call = `${request.method()} ${pathname}`;
    unanswered.set(`response: 404 ${request.method()} ${request.url()}`, `calls ${call}, which no mock answers`);
  };
  await context.route(`${trial.site.origin}/**`, hand);

  return {
    async check(path) {
      heard = [];
      await page.goto(previewUrl(trial, path), { waitUntil: 'commit' });
      const unready = await whyNotDrawn(page);
      // What is not there has nothing more to say.
      const rest = unready.length > 0 ? [] : [...(await waitForIdle(page, underWay)), ...(await accessibilityOf(page))];
      const told = heard
        .filter((each) => !PASSED_OVER.test(each))
        .map((each) => unanswered.get(each) ?? each.split('\n')[0] ?? each);
      return [...new Set([...unready, ...told, ...rest])];
    },
    close: () => context.close(),
  };
}
