import { operator } from '../../forms/operator.ts';
import { inGroups, pressForms } from '../../forms/press.ts';
import { prepareJourney } from '../../harness/journey.ts';
import { accounts, enter } from '../../people.ts';

describe('every form of the operator', () => {
  const journey = prepareJourney();

  it.each(inGroups(operator))(
    'moves nothing under a press of 90 ms, and is sound in every look, whatever was left invalid ($part)',
    async ({ group }) => {
      expect(await pressForms(journey, group, (page) => enter(page, accounts.operator))).toEqual([]);
    },
  );
});
