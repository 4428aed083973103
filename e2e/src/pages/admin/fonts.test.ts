import { FONT_FAMILIES } from '@skal/tooling/src/browser/fonts.ts';
import { movesOfFont } from '../../harness/fontMoves.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts, enter } from '../../people.ts';

describe('where the only font is another one until the site’s own comes', () => {
  const journey = prepareJourney();

  it.each(FONT_FAMILIES)('/admin stays where it is: %s', async (font) => {
    const page = await journey.newPage({ font, reducedMotion: 'reduce' });
    await enter(page, accounts.operator);
    const untilWhole = () => page.waitForLoadState('networkidle');
    expect(await movesOfFont(page, ['/admin'], untilWhole)).toEqual({});
  });
});
