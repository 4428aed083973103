import { measureFontShifts } from '@skal/testing/audit/fontShifts.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';
import { FONT_FAMILIES } from '@skal/tooling/src/browser/fonts.ts';

test.describe('with a fallback font until the web font loads', () => {
  for (const font of FONT_FAMILIES) {
    test(`every public page does not shift: ${font}`, async ({ newPage }) => {
      // Without animations only the font causes layout shift.
      const page = await newPage({ font, reducedMotion: 'reduce' });
      expect(await measureFontShifts(page, PUBLIC_PAGES)).toEqual({});
    });
  }
});
