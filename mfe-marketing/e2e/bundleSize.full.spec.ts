import { bytesOf, measureFirstLoad, scriptsOf } from '@skal/testing/audit/firstLoad.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { ignoreTimers } from '@skal/testing/wait/timers.ts';

/** Maximum size of the first load's scripts, in bytes after Brotli: 150 kB, and 4 kB for two languages and the theme. */
const BUDGET = 154_000;

/** Maximum size of the first paint's font, in bytes. */
const FONT_BUDGET = 48 * 1024;

test.describe('the bundle size of a first load', () => {
  test('of / is at most 154,000 bytes of JavaScript, one face of at most 48 kB, and nothing from another origin', async ({
    page,
  }) => {
    const sent = await measureFirstLoad(page, '/');
    const scripts = bytesOf(sent, '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(BUDGET);
    expect([...sent.keys()].filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
    expect(bytesOf(sent, '.woff2')).toBeLessThanOrEqual(FONT_BUDGET);
  });

  test('is preloaded completely by the HTML of /', async ({ page }) => {
    const { loaded, notPreloaded } = await scriptsOf(page, '/');
    expect(loaded.length).toBeGreaterThan(0);
    expect(notPreloaded).toEqual([]);
  });

  test('of / does not delay the first paint: no script is requested before it', async ({ page }) => {
    // Starts the scripts in a browser without paint timing; a busy machine may paint later than that.
    await ignoreTimers(page, 200);
    await page.goto('/');
    await waitForHydration(page, 'page');
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(requested.length).toBeGreaterThan(0);
    expect(Math.min(...requested)).toBeGreaterThan(painted);
  });

  test('of / hydrates in a browser without paint timing', async ({ page }) => {
    await page.addInitScript(() => {
      const Observer = window.PerformanceObserver;
      Object.defineProperty(window, 'PerformanceObserver', {
        value: class extends Observer {
          override observe(options?: PerformanceObserverInit) {
            if (options?.type !== 'paint') super.observe(options);
          }
        },
      });
    });
    await page.goto('/');
    await waitForHydration(page, 'page');
  });
});
