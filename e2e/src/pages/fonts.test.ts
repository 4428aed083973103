import { FONT_FAMILIES } from '@skal/tooling/src/browser/fonts.ts';
import type { Page } from 'playwright-core';
import { openWithLateFont, shiftOfFont, watchFont } from '../harness/fontShift.ts';
import { DESKTOP, PHONE, prepareJourney } from '../harness/journey.ts';
import { accounts, signIn } from '../people.ts';
import { PUBLIC_PAGES } from '../publicPages.ts';

const OTHER_SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** How much of a page may move by itself. */
const LIMIT = 0.02;

/** Where a page that is open moves too much when its font comes. */
const movesAt = async (page: Page, path: string, atFirst: number): Promise<[place: string, moved: number][]> => {
  const moves = [{ width: DESKTOP.width, moved: atFirst }];
  for (const size of OTHER_SIZES) moves.push({ width: size.width, moved: await shiftOfFont(page, size) });
  return moves.filter(({ moved }) => !(moved <= LIMIT)).map(({ width, moved }) => [`${path} at ${width} px`, moved]);
};

describe('where the only font is another one until the site’s own comes', () => {
  const journey = prepareJourney();

  it.each(FONT_FAMILIES)('every public page and /dashboard stay where they are: %s', async (font) => {
    // What moves is what the font moves: nothing counts up or slides in meanwhile.
    const page = await journey.newPage({ font, reducedMotion: 'reduce' });
    await watchFont(page);
    const moves: [place: string, moved: number][] = [];
    for (const path of PUBLIC_PAGES) {
      moves.push(...(await movesAt(page, path, await openWithLateFont(page, path, DESKTOP))));
    }
    await signIn(page, accounts.client);
    const moved = await openWithLateFont(page, '/dashboard', DESKTOP);
    await page.waitForLoadState('networkidle');
    moves.push(...(await movesAt(page, '/dashboard', moved)));
    expect(Object.fromEntries(moves)).toEqual({});
  });
});
