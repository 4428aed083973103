import { expect, test } from '@skal/testing/fixtures.ts';
import { visitCombinations } from '@skal/testing/releases/compatibilityMatrix.ts';
import { testUsers } from '@skal/testing/tour.ts';

/** Every journey in each of these combinations is a part of `npm run test:releases`. */
test.describe('the public site and a shell of different releases', () => {
  

  test('draw all that there is, whichever of them is the version before, and mix no versions in a tab', async ({ newPage }) => {
 test.setTimeout(240_000);

    const { found, all, mixed } = await visitCombinations({ newPage }, testUsers.visitor);
    expect(found.map(({ told }) => told)).toEqual(found.map(({ expected }) => expected));
    expect(found).toHaveLength(3);
    expect(mixed).toEqual([]);
    expect(new Set(all.flat()).size).toBe(4);
  });
});
