/** What moves on a page whose visitor has asked for less motion. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    skalMoved?: Set<string>;
  }
}

/** Stands in the page. Colours may fade: they go nowhere. */
const watch = (): void => {
  const moving =
    /^(transform|translate|scale|rotate|offset|inset|margin|(inline|block)Size|width|height|left|top|right|bottom)/;
  const moved = new Set<string>();
  window.skalMoved = moved;
  const look = () => {
    for (const { effect, timeline } of document.getAnimations()) {
      // What goes with the scrolling stands when that stands.
      if (!(timeline instanceof DocumentTimeline)) continue;
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 1) continue;
      const names = effect
        .getKeyframes()
        // Its place among the others, which every one has.
        .flatMap(({ offset: _, ...keyframe }) => Object.keys(keyframe))
        .filter((name) => moving.test(name));
      if (names.length > 0) moved.add(`${effect.target?.outerHTML.slice(0, 80)}: ${[...new Set(names)].join()}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Watches every page that is opened from now on. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** What has moved since the page was opened, and whether it scrolls as a glide. */
export const readMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!window.skalMoved) throw new Error('Nobody watches this page.');
    const glides = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
    return [...window.skalMoved, ...(glides ? ['the page scrolls smoothly'] : [])];
  });
