import { walkChanged } from '../../forms/changed.ts';
import { operator } from '../../forms/operator.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts, enter } from '../../people.ts';
import { people } from '../../surfaces.ts';

describe('a dashboard that is translated, with fields that are decorated', () => {
  const journey = prepareJourney();

  it('loses no page, tab, form or choice, and tells the site of no fault', async () => {
    expect(await walkChanged(journey, people.operator, operator, (page) => enter(page, accounts.operator))).toEqual([]);
  });
});
