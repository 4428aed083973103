import { prepareJourney } from '../../harness/journey.ts';
import { PICTURES_LIMIT, unlikePages } from '../../pictures/pages.ts';
import { Pictures } from '../../pictures/pictures.ts';
import { type Named, namedOf } from '../../tester/looks.ts';
import { TESTER } from '../../tester/tester.ts';

/** Before an app is live, and afterwards. */
const KEY: Named = {
  Overview: ['zeros until launch', 'live, with figures'],
  'App Status': ['an example plan', 'live'],
  'User Adoption': ['covered until launch'],
  Billing: ['live, with invoices'],
  'My Tickets': ['filled'],
};

describe('each key page of the portal looks as it did', () => {
  const journey = prepareJourney(TESTER);
  const pictures = new Pictures('pages/portal');

  it(
    'at a desk and on a phone, in light and in dark',
    async () => {
      const faults = await unlikePages(journey, pictures, {
        from: '/dashboard?as=client',
        choose: (links) => namedOf(links, KEY),
        inAll: ['Overview: live, with figures'],
      });
      expect(faults).toEqual([]);
    },
    PICTURES_LIMIT,
  );

  it('and no picture is left of a state that is no more', () => {
    expect(pictures.unheld()).toEqual([]);
  });
});
