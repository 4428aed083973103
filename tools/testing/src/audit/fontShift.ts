/** Layout shift of a page whose web font arrives after the first paint, as it does on a slow connection. */
import type { Page } from '@playwright/test';
import { holdRequests } from '../wait/holdRequests.ts';
import { waitForHydration } from '../wait/hydration.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    skalFont?: { readShift(): Promise<number>; reloadFont(): Promise<number> };
  }
}

/** Runs in the page. */
const recordShifts = (): void => {
  let totalShift = 0;
  const count = (entries: PerformanceEntryList) => {
    // The only recent input is the resized window: those shifts count as well.
    for (const { value } of entries as Shift[]) totalShift += value;
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });

  const waitForFrames = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };

  /** The layout shift since the last call. */
  const readShift = async () => {
    // Only a layout requests a face that was put back.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await waitForFrames();
    count(observer.takeRecords());
    const sum = totalShift;
    totalShift = 0;
    return sum;
  };

  const isSiteFont = (rule: CSSRule) =>
    rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Schibsted');

  const removeFontFaces = () =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].filter(isSiteFont).map((rule) => {
        sheet.deleteRule([...sheet.cssRules].indexOf(rule));
        return () => sheet.insertRule(rule.cssText);
      }),
    );

  const reloadFont = async () => {
    const restoreFaces = removeFontFaces();
    if (restoreFaces.length === 0) throw new Error('The page has no @font-face of Schibsted.');
    await readShift();
    for (const restoreFace of restoreFaces) restoreFace();
    return readShift();
  };

  window.skalFont = { readShift, reloadFont };
};

const FONTS = '**/*.woff2';

const countLoadedFonts = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.fonts].filter(({ family, status }) => /Schibsted/.test(family) && status === 'loaded').length,
  );

/** Prepares a page for the two functions below. Call it once, before the page opens. */
export async function trackFontShift(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

/** Opens a page whose font arrives after the first paint. Returns its layout shift until it is hydrated. */
export async function openWithLateFont(page: Page, path: string, size: Size): Promise<number> {
  await page.setViewportSize(size);
  const font = await holdRequests(page, FONTS);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if ((await countLoadedFonts(page)) > 0) throw new Error('The font arrived before the first paint.');
  font.release();
  await waitForHydration(page, 'page');
  await page.unroute(FONTS);
  const totalShift = await page.evaluate(() => window.skalFont?.readShift() ?? Number.NaN);
  if ((await countLoadedFonts(page)) === 0) throw new Error('The font did not arrive.');
  return totalShift;
}

/** Removes the font from such a page and puts it back. Returns the layout shift at this size. */
export async function measureFontShift(page: Page, size: Size): Promise<number> {
  await page.setViewportSize(size);
  return page.evaluate(() => window.skalFont?.reloadFont() ?? Number.NaN);
}
