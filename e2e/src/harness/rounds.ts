/** Somebody who goes through pages again and again in one tab, and what the tab holds afterwards. */
import type { Page } from 'playwright-core';
import { heldBy } from './heap.ts';

/** A hundred rounds where the run is for them; else so many that a page which is never let go shows. */
export const ROUNDS = Number(process.env.E2E_ROUNDS ?? 12);
/** After so many rounds everything is loaded, compiled and cached that a tab keeps. */
const SETTLED = Math.min(10, ROUNDS / 3);
/** The rounds after which the heap is measured. */
const MEASURED = [SETTLED, (SETTLED + ROUNDS) / 2, ROUNDS];
/** By so much, as a share, the heap may grow between two measurements. */
export const MORE = 0.05;
/** For a test that goes so many rounds. */
export const ROUNDS_LIMIT = ROUNDS * 20_000;

/**
 * Goes from place to place as the site's own links do, and waits at each until it is drawn. In the page, at one go: the
 * browser keeps something of every call from outside.
 */
const goRound = (page: Page, places: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const to of all) {
      window.history.replaceState({ ...window.history.state, key: to }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      // What comes late has a place of its own until then.
      do await frame();
      while (!document.querySelector('main h1') || document.querySelector('main [aria-busy=true]'));
      await frame();
    }
  }, places);

/**
 * Goes through these places so many times.
 * @param page one that is alive at a page of the site
 * @returns what the tab held in bytes once everything was loaded, and the smaller of its two growths from then on, as a
 * share: a page that is kept shows in both, a file that arrived late in one
 */
export async function growthOf(page: Page, places: readonly string[]): Promise<{ settled: number; more: number }> {
  const devtools = await page.context().newCDPSession(page);
  const held: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await goRound(page, places);
    if (!MEASURED.includes(round)) continue;
    await page.waitForLoadState('networkidle');
    held.push(await heldBy(devtools));
  }
  const [settled = 0, halfway = 0, end = 0] = held;
  return { settled, more: Math.min(halfway / settled, end / halfway) - 1 };
}
