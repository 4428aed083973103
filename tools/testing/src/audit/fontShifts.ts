import type { Page } from '@playwright/test';
import { openWithLateFont, measureFontShift, trackFontShift } from './fontShift.ts';
import { DESKTOP, PHONE } from '../viewports.ts';

const OTHER_SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** How much of a page may move by itself. */
const LIMIT = 0.02;

/**
 * Where these pages move too much when their font comes, at each width: the place, and how much.
 * @param untilWhole waits for what a page fetches once it is alive
 */
export async function measureFontShifts(
  page: Page,
  paths: readonly string[],
  untilWhole?: () => Promise<void>,
): Promise<Record<string, number>> {
  await trackFontShift(page);
  const moves: [place: string, moved: number][] = [];
  for (const path of paths) {
    moves.push([`${path} at ${DESKTOP.width} px`, await openWithLateFont(page, path, DESKTOP)]);
    await untilWhole?.();
    for (const size of OTHER_SIZES) moves.push([`${path} at ${size.width} px`, await measureFontShift(page, size)]);
  }
  return Object.fromEntries(moves.filter(([, moved]) => !(moved <= LIMIT)));
}
