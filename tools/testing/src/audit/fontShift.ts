/** How much of a page moves when the site's own font comes after the first paint, as it does on a slow line. */
import type { Page } from '@playwright/test';
import { waitForHydration } from '../wait/hydration.ts';
import { holdRequests } from '../wait/holdRequests.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    skalFont?: { shifted(): Promise<number>; arriveAgain(): Promise<number> };
  }
}

/** Stands in the page. */
const watch = (): void => {
  let moved = 0;
  const count = (entries: PerformanceEntryList) => {
    // Nobody touches the page. What counts as recent input here is a window of another size: nothing is left out.
    for (const { value } of entries as Shift[]) moved += value;
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  const drawn = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };

  /** What has moved since this was asked for the last time. */
  const shifted = async () => {
    // A face that was put back is asked for by the next layout only.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await drawn();
    count(observer.takeRecords());
    const sum = moved;
    moved = 0;
    return sum;
  };

  const isOwn = (rule: CSSRule) =>
    rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Schibsted');

  const takeOwn = () =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].filter(isOwn).map((rule) => {
        sheet.deleteRule([...sheet.cssRules].indexOf(rule));
        return () => sheet.insertRule(rule.cssText);
      }),
    );

  const arriveAgain = async () => {
    const faces = takeOwn();
    if (faces.length === 0) throw new Error('The page has no face of its own font.');
    await shifted();
    for (const putBack of faces) putBack();
    return shifted();
  };

  window.skalFont = { shifted, arriveAgain };
};

const FONTS = '**/*.woff2';

const fontsLoaded = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => /Schibsted/.test(family) && status === 'loaded').length,
  );

/** Readies a page for the two below, once, before it is opened. */
export async function trackFontShift(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Opens a page whose font comes after the first paint, and says how much of it moved until it was alive. */
export async function openWithLateFont(page: Page, path: string, size: Size): Promise<number> {
  await page.setViewportSize(size);
  const font = await holdRequests(page, FONTS);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if ((await fontsLoaded(page)) > 0) throw new Error('The font came before the first paint.');
  font.release();
  await waitForHydration(page, 'page');
  await page.unroute(FONTS);
  const moved = await page.evaluate(() => window.skalFont?.shifted() ?? Number.NaN);
  if ((await fontsLoaded(page)) === 0) throw new Error('The font has not come.');
  return moved;
}

/** Takes the site's font away from such a page and gives it back: how much of the page moves at this size. */
export async function measureFontShift(page: Page, size: Size): Promise<number> {
  await page.setViewportSize(size);
  return page.evaluate(() => window.skalFont?.arriveAgain() ?? Number.NaN);
}
