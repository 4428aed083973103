import type { Page } from 'playwright-core';
import { axe } from '../harness/axe.ts';
import { hold } from '../harness/hold.ts';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { PUBLIC_PAGES } from '../publicPages.ts';

const SIZES = [DESKTOP, PHONE];

/** The narrowest screen that the site is for. */
const NARROWEST = 320;

/** How much of the page moved by itself while it was loaded. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // A page without a single shift reports none at all.
        setTimeout(() => resolve(0), 500);
      }),
  );

const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

const fontsLoaded = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => /Schibsted/.test(family) && status === 'loaded').length,
  );

describe('every public page', () => {
  const journey = prepareJourney();

  describe.each(SIZES)('at $width px', (viewport) => {
    it.each(PUBLIC_PAGES)(
      '%s is accessible (WCAG 2.2 AA) in light and dark, with one main and one h1',
      async (path) => {
        const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await page.getByRole('main').count()).toBe(1);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(await axe(page)).toEqual([]);
      },
    );
  });

  it.each(PUBLIC_PAGES)('%s does not scroll sideways at 320 px', async (path) => {
    const page = await journey.newPage({ viewport: { width: NARROWEST, height: 640 } });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST);
  });

  it.each(
    PUBLIC_PAGES.flatMap((path) => [{ width: NARROWEST, height: 640 }, PHONE, DESKTOP].map((size) => ({ path, size }))),
  )('$path stays where it is at $size.width px, although its font comes late', async ({ path, size }) => {
    const page = await journey.newPage({ viewport: size });
    const font = await hold(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await firstPaint(page);
    expect(await fontsLoaded(page)).toBe(0);
    font.release();
    await page.waitForLoadState('networkidle');
    expect(await fontsLoaded(page)).toBeGreaterThan(0);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

  it('the popup is accessible, and no taller than 85 % of the window (F1)', async () => {
    for (const viewport of SIZES) {
      const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByRole('button', { name: 'Start Your Project' }).first().click();
      const popup = page.getByRole('dialog');
      await popup.waitFor();
      const box = await popup.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.85 + 1);
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    }
  });

  it('the largest paint of / is text of the HTML', async () => {
    const page = await journey.newPage();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as unknown as { element: Element | null };
            resolve(last.element?.closest('main') ? (last.element.tagName ?? '') : 'outside of main');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(['H1', 'P']).toContain(largest);
  });
});
