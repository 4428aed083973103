import { untilAlive } from '../../harness/alive.ts';
import { bytesOf, loadOf, scriptsOf } from '../../harness/firstLoad.ts';
import { dropTimers } from '../../harness/heldTimers.ts';
import { prepareJourney } from '../../harness/journey.ts';

/** What a first load may weigh, in bytes of brotli (visual.md's budgets). */
const BUDGET = 150_000;

/** The most that the face of the first paint may weigh. */
const FONT_BUDGET = 48 * 1024;

describe('the weight of a first load', () => {
  const journey = prepareJourney();

  it('of / is at most 150,000 bytes of JavaScript, one face of at most 48 kB, and nothing from another origin', async () => {
    const sent = await loadOf(await journey.newPage(), '/');
    const scripts = bytesOf(sent, '.js');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(BUDGET);
    expect([...sent.keys()].filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
    expect(bytesOf(sent, '.woff2')).toBeLessThanOrEqual(FONT_BUDGET);
  });

  it('is named by the HTML of / down to every script', async () => {
    const { loaded, unnamed } = await scriptsOf(await journey.newPage(), '/');
    expect(loaded.length).toBeGreaterThan(0);
    expect(unnamed).toEqual([]);
  });

  it('of / leaves the first frame alone: no script is asked for before it is on the screen', async () => {
    const page = await journey.newPage();
    // What starts scripts where no paint is told of: a busy machine may draw later than that.
    await dropTimers(page, 200);
    await page.goto('/');
    await untilAlive(page, 'page');
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

  it('of / comes alive in a browser that says nothing of its paints', async () => {
    const page = await journey.newPage();
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
    await untilAlive(page, 'page');
  });
});
