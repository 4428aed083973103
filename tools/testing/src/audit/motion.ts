/** Finds motion on a page although the visitor prefers reduced motion. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    skalMoved?: Set<string>;
  }
}

/** Runs in the page. Colour transitions are allowed: nothing moves. */
const watch = (): void => {
  const moving =
    /^(transform|translate|scale|rotate|offset|inset|margin|(inline|block)Size|width|height|left|top|right|bottom)/;
  const moved = new Set<string>();
  window.skalMoved = moved;
  const check = () => {
    for (const { effect, timeline } of document.getAnimations()) {
      // Scroll-driven animations stop when scrolling stops.
      if (!(timeline instanceof DocumentTimeline)) continue;
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 1) continue;
      const names = effect
        .getKeyframes()
        // Every keyframe has an offset, which moves nothing.
        .flatMap(({ offset: _, ...keyframe }) => Object.keys(keyframe))
        .filter((name) => moving.test(name));
      if (names.length > 0) moved.add(`${effect.target?.outerHTML.slice(0, 80)}: ${[...new Set(names)].join()}`);
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
};

/** Watches every document that this page opens from now on. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Returns the elements that moved since the document opened, and whether it scrolls smoothly. */
export const readMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!window.skalMoved) throw new Error('Call watchMotion before the page opens.');
    const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [...window.skalMoved, ...(isSmooth ? ['the page scrolls smoothly'] : [])];
  });
