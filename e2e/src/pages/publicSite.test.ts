import type { Page } from 'playwright-core';
import { axe } from '../harness/axe.ts';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { PUBLIC_PAGES } from '../publicPages.ts';

const LOOKS = [DESKTOP, PHONE].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme, width: viewport.width })),
);

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

describe('every public page', () => {
  const journey = prepareJourney();

  describe.each(LOOKS)('at $width px in $colorScheme', ({ viewport, colorScheme }) => {
    it.each(PUBLIC_PAGES)('%s is accessible (WCAG 2.2 AA), with one main and one h1', async (path) => {
      const page = await journey.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('main').count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await axe(page)).toEqual([]);
    });
  });

  it.each(PUBLIC_PAGES)('%s does not scroll sideways at 320 px, and stays where it is while it loads', async (path) => {
    const page = await journey.newPage({ viewport: { width: NARROWEST, height: 640 } });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

  it('the popup is accessible, and no taller than 85 % of the window (F1)', async () => {
    for (const { viewport, colorScheme } of LOOKS) {
      const page = await journey.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
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

  it('a tap before the page is interactive is not lost', async () => {
    const page = await journey.newPage();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/r/shell/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').waitFor();
  });
});
