import { prepareJourney } from '../../harness/journey.ts';
import { goThroughCombinations } from '../../harness/matrix.ts';
import { people } from '../../surfaces.ts';

/** Every journey in each of these combinations is a part of `npm run test:releases`. */
describe('the portal and a shell of different releases', () => {
  const journey = prepareJourney();

  it('draw all that there is, whichever of them is the version before, and mix no versions in a tab', async () => {
    const { found, all, mixed } = await goThroughCombinations(journey, people.client);
    expect(found.map(({ told }) => told)).toEqual(found.map(({ expected }) => expected));
    expect(found).toHaveLength(3);
    expect(mixed).toEqual([]);
    expect(new Set(all.flat()).size).toBe(4);
  }, 240_000);
});
