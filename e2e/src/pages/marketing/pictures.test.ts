import { prepareJourney } from '../../harness/journey.ts';
import { PICTURES_LIMIT, unlikePages } from '../../pictures/pages.ts';
import { Pictures } from '../../pictures/pictures.ts';
import { type Named, namedOf } from '../../tester/looks.ts';
import { TESTER } from '../../tester/tester.ts';

/** The screen whose states are the public pages: each has pictures. */
const PUBLIC = 'Public site';

/** Over them. */
const KEY: Named = { 'Consultation popup': ['empty', 'required fields missing'] };

describe('each page of the public site looks as it did', () => {
  const journey = prepareJourney(TESTER);
  const pictures = new Pictures('pages/marketing');

  it(
    'at a desk and on a phone, in light and in dark',
    async () => {
      journey.expectTrouble(/404/);
      const faults = await unlikePages(journey, pictures, {
        choose: (links) => [...links.filter(({ screen }) => screen === PUBLIC), ...namedOf(links, KEY)],
        inAll: ['Consultation popup: empty', 'Public site: Log In'],
      });
      expect(faults).toEqual([]);
    },
    PICTURES_LIMIT,
  );

  it('and no picture is left of a state that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});
