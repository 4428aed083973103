import { expect, test } from '@skal/testing/fixtures.ts';
import { FONT_FAMILIES } from '@skal/tooling/src/browser/fonts.ts';
import { measureFontShifts } from '@skal/testing/audit/fontShifts.ts';
import { PUBLIC_PAGES } from '@skal/testing/publicPages.ts';

test.describe('where the only font is another one until the site’s own comes', () => {
  

  for (const font of FONT_FAMILIES) {
test(`every public page stays where it is: ${font}`, async ({ newPage }) => {
    // What moves is what the font moves: nothing counts up or slides in meanwhile.
    const page = await newPage({ font, reducedMotion: 'reduce' });
    expect(await measureFontShifts(page, PUBLIC_PAGES)).toEqual({});
  });
}
});
