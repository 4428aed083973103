import { expect, test } from '@skal/testing/fixtures.ts';
import { waitForHydration } from '@skal/testing/wait/hydration.ts';
import { bytesOf, measureFirstLoad, scriptsOf } from '@skal/testing/audit/firstLoad.ts';
import { ignoreTimers } from '@skal/testing/wait/timers.ts';

/** What a first load may weigh, in bytes of brotli (visual.md's budgets). */
const BUDGET = 150_000;

/** The most that the face of the first paint may weigh. */
const FONT_BUDGET = 48 * 1024;

test.describe('the weight of a first load', () => {
  

  test('of / is at most 150,000 bytes of JavaScript, one face of at most 48 kB, and nothing from another origin', async ({ newPage }) => {
    const sent = await measureFirstLoad(await newPage(), '/');
    const scripts = bytesOf(sent, '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(BUDGET);
    expect([...sent.keys()].filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
    expect(bytesOf(sent, '.woff2')).toBeLessThanOrEqual(FONT_BUDGET);
  });

  test('is named by the HTML of / down to every script', async ({ newPage }) => {
    const { loaded, unnamed } = await scriptsOf(await newPage(), '/');
    expect(loaded.length).toBeGreaterThan(0);
    expect(unnamed).toEqual([]);
  });

  test('of / leaves the first frame alone: no script is asked for before it is on the screen', async ({ newPage }) => {
    const page = await newPage();
    // What starts scripts where no paint is told of: a busy machine may draw later than that.
    await ignoreTimers(page, 200);
    await page.goto('/');
    await waitForHydration(page, 'page');
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  });

  test('of / comes alive in a browser that says nothing of its paints', async ({ newPage }) => {
    const page = await newPage();
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
