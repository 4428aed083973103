import { setTimeout as sleep } from 'node:timers/promises';
import type { RumReport } from '@skal/contracts/operations/rum';
import type { Preview } from '@skal/shell/server/cli/releaseSteps.ts';
import { RUM_MARK } from '@skal/shell/src/rum/sendReport.ts';
import type { RequestHandler } from 'msw';
import {
  type Browser,
  type BrowserContext,
  errors as browserErrors,
  type Page,
  type Request,
  type Route,
} from 'playwright-core';
import { auditLightAndDark } from '../../browser/axe.ts';
import { onBrowserError } from '../../browser/browserErrors.ts';
import { fulfillFromMocks } from './mocks.ts';
import { previewHeaders, previewUrl } from './previewTarget.ts';

/** Time limits in ms for rendering a page, and then until it is idle. */
const RENDER_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 10_000;
/** A page without activity for this long is idle. */
const QUIET_MS = 200;
const POLL_INTERVAL_MS = 50;
/** Maximum number of reported findings per page. */
const MAX_REPORTED = 5;

/** Warnings do not fail the check; failed loads are reported elsewhere in more detail. */
const IGNORED = /^console (?:warning|error: Failed to load resource)/;

/** Visits pages of a preview, one after the other, and returns the faults of each. */
export interface PageChecker {
  check(path: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Waits until a page is idle; returns the pending requests after the time limit. */
async function waitForIdle(page: Page, pending: ReadonlySet<Request>): Promise<string[]> {
  const deadline = Date.now() + IDLE_TIMEOUT_MS;
  let idleSince = Date.now();
  while (Date.now() - idleSince < QUIET_MS) {
    const busyElements = await page.locator('[aria-busy="true"]').count();
    if (busyElements > 0 || pending.size > 0) idleSince = Date.now();
    if (Date.now() > deadline) {
      const requests = [...pending].map((request) => `${request.method()} ${request.url()}`);
      return [
        `still loading after ${IDLE_TIMEOUT_MS / 1000} s${requests.length > 0 ? `, with ${requests.join(', ')}` : ''}`,
      ];
    }
    await sleep(POLL_INTERVAL_MS);
  }
  return [];
}

/** Waits until the shell has rendered a page or failed to. Returns the reason of a failure. */
async function findRenderProblem(page: Page): Promise<string[]> {
  const readReports = (name: string) => {
    const reports = performance
      .getEntriesByName(name)
      .map((entry) => (entry as unknown as { detail: RumReport }).detail);
    return reports.some(({ kind }) => kind === 'mount') ? reports : null;
  };
  try {
    // Goes on if the page loads again.
    const reports = await page.waitForFunction(readReports, RUM_MARK, { timeout: RENDER_TIMEOUT_MS });
    const all = (await reports.jsonValue()) ?? [];
    if (all.find((report) => report.kind === 'mount')?.ok) return [];
    const messages = all.flatMap((report) => (report.kind === 'error' ? [report.message] : []));
    return [`not rendered${messages.length > 0 ? `: ${messages.join(', ')}` : ': files failed to load'}`];
  } catch (error) {
    if (error instanceof browserErrors.TimeoutError) return [`not rendered within ${RENDER_TIMEOUT_MS / 1000} s`];
    throw error;
  }
}

async function accessibilityOf(page: Page): Promise<string[]> {
  const found = (await auditLightAndDark(page)).map((line) => `axe ${line.replace(/\s+/g, ' ')}`);
  const rest = found.length - MAX_REPORTED;
  return rest > 0 ? [...found.slice(0, MAX_REPORTED), `axe finds ${rest} more`] : found;
}

const open = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' });

/** Opens a browser context whose calls are answered by a remote's mocks, never by the api. */
export async function openPageChecker(
  browser: Browser,
  preview: Preview,
  handlers: RequestHandler[],
): Promise<PageChecker> {
  const context = await open(browser);
  const page = await context.newPage();
  const pending = new Set<Request>();
  let errors: string[] = [];
  /** Maps the browser's error of a call without a mock to a better message. */
  const unmocked = new Map<string, string>();
  onBrowserError(context, (error) => void errors.push(error));
  page.on('request', (request) => pending.add(request));
  const end = (request: Request) => void pending.delete(request);
  // The body of a rejected request may never be read.
  page.on('response', (response) => end(response.request())).on('requestfailed', end);

  const handleRequest = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest())
      return route.continue({ headers: { ...(await request.allHeaders()), ...previewHeaders(preview) } });
    if (!pathname.startsWith('/api/')) return route.continue();
    if (await fulfillFromMocks(route, handlers)) return;
    const call = `${request.method()} ${pathname}`;
    unmocked.set(`response: 404 ${request.method()} ${request.url()}`, `calls ${call}, which has no mock`);
  };
  await context.route(`${preview.site.origin}/**`, handleRequest);

  return {
    async check(path) {
      errors = [];
      await page.goto(previewUrl(preview, path), { waitUntil: 'commit' });
      const renderProblems = await findRenderProblem(page);
      // A page that did not render has no further findings.
      const rest =
        renderProblems.length > 0 ? [] : [...(await waitForIdle(page, pending)), ...(await accessibilityOf(page))];
      const reported = errors
        .filter((each) => !IGNORED.test(each))
        .map((each) => unmocked.get(each) ?? each.split('\n')[0] ?? each);
      return [...new Set([...renderProblems, ...reported, ...rest])];
    },
    close: () => context.close(),
  };
}
