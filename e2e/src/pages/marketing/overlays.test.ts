import type { Page } from 'playwright-core';
import { untilAlive } from '../../harness/alive.ts';
import { prepareJourney } from '../../harness/journey.ts';

describe('what is drawn over a page', () => {
  const journey = prepareJourney();

  /** Scrolls until the element's top is so many pixels below the window's. */
  const bringTo = (page: Page, top: number) =>
    page
      .getByRole('link', { name: 'Source 1', exact: true })
      .first()
      .evaluate((mark, wanted) => window.scrollBy(0, mark.getBoundingClientRect().top - wanted), top);

  it('C20, T14: the tip of a figure stays off the bar, and goes with a figure that is under it', async () => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await page.goto('/');
    await untilAlive(page, 'page');
    await page.getByRole('link', { name: 'Source 1', exact: true }).first().focus();
    const tip = page.locator('[role=tooltip]');
    await tip.waitFor();
    const bar = await page.getByRole('banner').boundingBox();
    const end = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(end).toBeGreaterThan(0);
    // No room between the bar and the figure.
    await bringTo(page, end + 20);
    await page.waitForFunction((edge) => {
      const bubble = document.querySelector('[role=tooltip]');
      return bubble !== null && bubble.getBoundingClientRect().top >= edge;
    }, end);
    expect(await tip.isVisible()).toBe(true);
    // Under the bar.
    await bringTo(page, 0);
    await tip.waitFor({ state: 'hidden' });
    await bringTo(page, end + 200);
    await tip.waitFor();
  });
});
