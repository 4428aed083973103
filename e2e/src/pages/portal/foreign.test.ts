import { walkChanged } from '../../forms/changed.ts';
import { live } from '../../forms/live.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts, enter } from '../../people.ts';
import { people } from '../../surfaces.ts';

describe('a portal that is translated, with fields that are decorated', () => {
  const journey = prepareJourney();

  it('loses no section, tab, form or choice, and tells the site of no fault', async () => {
    expect(await walkChanged(journey, people.client, live, (page) => enter(page, accounts.live))).toEqual([]);
  });
});
