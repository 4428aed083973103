import { FONT_FAMILIES } from '@skal/tooling/src/browser/fonts.ts';
import { movesOfFont } from '../../harness/fontMoves.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { PUBLIC_PAGES } from '../../publicPages.ts';

describe('where the only font is another one until the site’s own comes', () => {
  const journey = prepareJourney();

  it.each(FONT_FAMILIES)('every public page stays where it is: %s', async (font) => {
    // What moves is what the font moves: nothing counts up or slides in meanwhile.
    const page = await journey.newPage({ font, reducedMotion: 'reduce' });
    expect(await movesOfFont(page, PUBLIC_PAGES)).toEqual({});
  });
});
