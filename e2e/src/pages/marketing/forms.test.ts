import { inGroups, pressForms } from '../../forms/press.ts';
import { visitor } from '../../forms/visitor.ts';
import { prepareJourney } from '../../harness/journey.ts';

describe('every form of the public site', () => {
  const journey = prepareJourney();

  it.each(inGroups(visitor))(
    'moves nothing under a press of 90 ms, and is sound in every look, whatever was left invalid ($part)',
    async ({ group }) => {
      expect(await pressForms(journey, group, async () => undefined)).toEqual([]);
    },
  );
});
