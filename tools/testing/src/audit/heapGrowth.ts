/** Heap growth of a tab that visits the same pages many times. */
import type { Page } from '@playwright/test';
import { retainedBytes } from './heapSize.ts';

/** A long run takes a hundred (`E2E_ROUNDS=100`); the default is enough to reveal a page that is never freed. */
export const ROUNDS = Number(process.env.E2E_ROUNDS ?? 12);
/** After these rounds everything is loaded, compiled and cached. */
const SETTLED = Math.min(10, ROUNDS / 3);
/** The rounds after which the heap is measured. */
const MEASURED = [SETTLED, (SETTLED + ROUNDS) / 2, ROUNDS];
/** Maximum growth between two measurements, as a ratio. */
export const MAX_HEAP_GROWTH = 0.05;
/** Time limit of a test of so many rounds. */
export const ROUNDS_TIMEOUT_MS = ROUNDS * 20_000;

/**
 * Navigates from path to path as the site's own links do, and waits until each is rendered. In a single call: the
 * browser retains some memory for every evaluation.
 */
const goRound = (page: Page, paths: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const to of all) {
      window.history.replaceState({ ...window.history.state, key: to }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      // Lazy parts show a busy placeholder until they arrive.
      do await frame();
      while (!document.querySelector('main h1') || document.querySelector('main [aria-busy=true]'));
      await frame();
    }
  }, paths);

/**
 * Visits these paths `ROUNDS` times.
 * @param page a hydrated page of the site
 * @returns the retained bytes once everything was loaded, and the smaller of two growth ratios from then on: a leaked page
 * shows in both, a file that arrived late in one
 */
export async function measureHeapGrowth(
  page: Page,
  paths: readonly string[],
): Promise<{ settled: number; more: number }> {
  const devtools = await page.context().newCDPSession(page);
  const retained: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await goRound(page, paths);
    if (!MEASURED.includes(round)) continue;
    await page.waitForLoadState('networkidle');
    retained.push(await retainedBytes(devtools));
  }
  const [settled = 0, halfway = 0, end = 0] = retained;
  return { settled, more: Math.min(halfway / settled, end / halfway) - 1 };
}
