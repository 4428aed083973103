import { prepareJourney } from '../../harness/journey.ts';
import { PICTURES_LIMIT, unlikePages } from '../../pictures/pages.ts';
import { Pictures } from '../../pictures/pictures.ts';
import { type Named, namedOf } from '../../tester/looks.ts';
import { TESTER } from '../../tester/tester.ts';

const KEY: Named = {
  'Admin overview': ['filled'],
  Clients: ['filled'],
  'Client panel': ['profile'],
  Revenue: ['filled'],
  Inbox: ['filled'],
};

describe('each key page of the operator looks as it did', () => {
  const journey = prepareJourney(TESTER);
  const pictures = new Pictures('pages/admin');

  it(
    'at a desk and on a phone, in light and in dark',
    async () => {
      const faults = await unlikePages(journey, pictures, {
        from: '/admin?as=operator',
        choose: (links) => namedOf(links, KEY),
        inAll: ['Clients: filled'],
      });
      expect(faults).toEqual([]);
    },
    PICTURES_LIMIT,
  );

  it('and no picture is left of a state that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});
