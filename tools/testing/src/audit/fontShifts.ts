import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../viewports.ts';
import { measureFontShift, openWithLateFont, trackFontShift } from './fontShift.ts';

const OTHER_SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Maximum layout shift. */
const LIMIT = 0.02;

/**
 * Measures the layout shift of a late font on these pages, at each width.
 * @param waitUntilLoaded waits for what a page fetches after its hydration
 * @returns the shifts above the limit, by page and width
 */
export async function measureFontShifts(
  page: Page,
  paths: readonly string[],
  waitUntilLoaded?: () => Promise<void>,
): Promise<Record<string, number>> {
  await trackFontShift(page);
  const shifts: [place: string, shift: number][] = [];
  for (const path of paths) {
    shifts.push([`${path} at ${DESKTOP.width} px`, await openWithLateFont(page, path, DESKTOP)]);
    await waitUntilLoaded?.();
    for (const size of OTHER_SIZES) shifts.push([`${path} at ${size.width} px`, await measureFontShift(page, size)]);
  }
  return Object.fromEntries(shifts.filter(([, shift]) => !(shift <= LIMIT)));
}
