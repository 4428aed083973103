import { axe } from '@skal/tooling/src/browser/axe.ts';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { PUBLIC_PAGES } from '../publicPages.ts';

const SIZES = [DESKTOP, PHONE];

/** The narrowest screen that the site is for. */
const NARROWEST = 320;

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
