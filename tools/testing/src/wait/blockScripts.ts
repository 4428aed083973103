import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { waitForPageReady } from './pageReady.ts';

/** What a browser reports of a blocked script. */
export const BLOCKED_REQUEST_ERRORS = [
  /^request: GET .*\.js net::ERR_FAILED/,
  /^console error: Failed to load resource: net::ERR_FAILED/,
] as const;

/** The same, and what React reports of a component that it cannot render without the script. */
export const BLOCKED_SCRIPT_ERRORS = [
  ...BLOCKED_REQUEST_ERRORS,
  /^console error: .*(Failed to fetch dynamically imported module|could not be loaded)/,
] as const;

/**
 * Blocks every script that the page requests from now on.
 * @returns the paths of the blocked scripts so far, and a function that ends the block
 */
export async function blockScripts(page: Page, scripts: string | RegExp = /\.js$/) {
  const blocked: string[] = [];
  await page.route(scripts, (route) => {
    blocked.push(new URL(route.request().url()).pathname);
    return route.abort('failed');
  });
  return { blocked, release: () => page.unroute(scripts) };
}

/** Sizes of what a page shows: characters of text, and numbers of elements. */
interface Content {
  text: number;
  headings: number;
  navigations: number;
}

declare global {
  interface Window {
    skalMinimumContent?: Content;
  }
}

/** Waits until the page is ready, and records from then on the least content that it ever showed. */
export async function trackContentLoss(page: Page): Promise<void> {
  await waitForPageReady(page);
  await page.evaluate(() => {
    const measure = () => ({
      text: document.body.innerText.length,
      headings: document.querySelectorAll('h1').length,
      navigations: document.querySelectorAll('nav').length,
    });
    const minimum = measure();
    window.skalMinimumContent = minimum;
    new MutationObserver(() => {
      const now = measure();
      minimum.text = Math.min(minimum.text, now.text);
      minimum.headings = Math.min(minimum.headings, now.headings);
      minimum.navigations = Math.min(minimum.navigations, now.navigations);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The least content that the page showed since `trackContentLoss`. */
export const minimumContent = (page: Page): Promise<Content> =>
  page.evaluate(() => window.skalMinimumContent ?? { text: 0, headings: 0, navigations: 0 });

/** Characters: fewer than any page has, and more than any error message. */
const EMPTY = 300;

/** Checks that the page showed text, a heading and a navigation at every moment since `trackContentLoss`. */
export async function expectContentPreserved(page: Page, text = EMPTY): Promise<void> {
  const minimum = await minimumContent(page);
  expect(minimum.text).toBeGreaterThan(text);
  expect(minimum.headings).toBeGreaterThan(0);
  expect(minimum.navigations).toBeGreaterThan(0);
}
