import { expect, test } from '@skal/testing/fixtures.ts';
import { visitCombinations } from '@skal/testing/releases/compatibilityMatrix.ts';
import { testUsers } from '@skal/testing/tour.ts';

test.use({ bundles: ['shell', 'mfe-marketing'] });

/** `E2E_COMBINATION` runs the journeys with one of these combinations (docs/how-to/testing.md). */
test.describe('the public site and a shell of different releases', () => {
  test('render everything, whichever of them is the previous version, and mix no versions in a tab', async ({
    product,
    newPage,
  }) => {
    test.setTimeout(240_000);
    const { reports, all, mixed } = await visitCombinations({ product, newPage }, testUsers.visitor);
    expect(reports.map(({ reported }) => reported)).toEqual(reports.map(({ expected }) => expected));
    expect(reports).toHaveLength(3);
    expect(mixed).toEqual([]);
    expect(new Set(all.flat()).size).toBe(4);
  });
});
