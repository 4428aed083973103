import { DESKTOP, PHONE, prepareJourney } from '../../harness/journey.ts';
import { faultsInEveryLook, faultsOnPaper } from '../../harness/looks.ts';
import { motionOf, watchMotion } from '../../harness/motion.ts';
import { PUBLIC_PAGES } from '../../publicPages.ts';

const SIZES = [DESKTOP, PHONE];

describe('every public page', () => {
  const journey = prepareJourney();

  it.each([...PUBLIC_PAGES, '/nowhere'])(
    '%s is sound in every look and on paper, and lies still for who asks for that',
    async (path) => {
      if (path === '/nowhere') journey.expectTrouble(/404/);
      const page = await journey.newPage({ reducedMotion: 'reduce' });
      await watchMotion(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('main').count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect([...(await faultsInEveryLook(page)), ...(await faultsOnPaper(page))]).toEqual([]);
      expect(await motionOf(page)).toEqual([]);
    },
  );

  it.each(SIZES)('F1: the popup is no taller than 85 % of the window of $width px', async (viewport) => {
    const page = await journey.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Project' }).first().click();
    const popup = page.getByRole('dialog');
    await popup.waitFor();
    const box = await popup.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.85 + 1);
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
