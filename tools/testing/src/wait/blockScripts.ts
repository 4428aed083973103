import type { Page } from '@playwright/test';
import { waitForPageReady } from './pageReady.ts';

/** What a browser says of a script that is refused, and React of a part that it cannot draw for it. */
export const BLOCKED_SCRIPT_ERRORS = [
  /^request: GET .*\.js net::ERR_FAILED/,
  /^console error: Failed to load resource: net::ERR_FAILED/,
  /^console error: .*(Failed to fetch dynamically imported module|could not be loaded)/,
] as const;

/** Refuses every script that the page asks for from now on, until it is told to let them come. */
export async function blockScripts(page: Page, scripts: string | RegExp = /\.js$/) {
  const asked: string[] = [];
  await page.route(scripts, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort('failed');
  });
  return { asked, release: () => page.unroute(scripts) };
}

declare global {
  interface Window {
    skalLeast?: { text: number; headings: number; navigations: number };
  }
}

/** Notes the emptiest moment of the page from now on, once all is there that it fetches by itself. */
export async function trackContentLoss(page: Page): Promise<void> {
  await waitForPageReady(page);
  await page.evaluate(() => {
    const look = () => ({
      text: document.body.innerText.length,
      headings: document.querySelectorAll('h1').length,
      navigations: document.querySelectorAll('nav').length,
    });
    const least = look();
    window.skalLeast = least;
    new MutationObserver(() => {
      const now = look();
      least.text = Math.min(least.text, now.text);
      least.headings = Math.min(least.headings, now.headings);
      least.navigations = Math.min(least.navigations, now.navigations);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The emptiest moment since the watch began. */
export const minimumContent = (page: Page) =>
  page.evaluate(() => window.skalLeast ?? { text: 0, headings: 0, navigations: 0 });

/** Fewer characters than any page has, and more than any notice. */
const EMPTY = 300;

/** Since it is watched, a page had words, a heading and a way to go at every moment. */
export async function expectContentKept(page: Page, text = EMPTY): Promise<void> {
  const least = await minimumContent(page);
  expect(least.text).toBeGreaterThan(text);
  expect(least.headings).toBeGreaterThan(0);
  expect(least.navigations).toBeGreaterThan(0);
}
