/**
 * @jest-environment node
 */
import { topOf } from '../../parts/topOf.ts';
import { runsOf, type TrendDay } from './trend.scale.ts';

const week = (...values: (number | null)[]): TrendDay[] =>
  values.map((value, day) => ({ date: `2026-11-${String(day + 15).padStart(2, '0')}`, value }));

describe('the top of the axis', () => {
  it.each([
    [[], 3],
    [[0, 0], 3],
    [[0.2], 3],
    [[3], 3],
    [[3.01], 6],
    [[7.5], 7.5],
    [[29], 30],
    [[31], 60],
    [[74], 75],
    [[999], 1500],
    [[123_456], 150_000],
    [[-50, 20], 30],
  ])('K3: of %j is %d', (values, top) => {
    expect(topOf(values)).toBe(top);
  });

  it('K3: is never under the highest figure, never above thrice it, and its thirds are round', () => {
    for (let most = 1; most < 5_000_000; most = Math.ceil(most * 1.37)) {
      const top = topOf([most]);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top).toBeLessThanOrEqual(3 * most);
      expect(Number((top / 3).toPrecision(2))).toBe(top / 3);
    }
  });
});

describe('the line of a week', () => {
  it('K3: of days that all reported is one, from the first column to the last', () => {
    const [run, ...others] = runsOf(week(0, 1, 2, 3, 2, 1, 0), 3);
    expect(others).toEqual([]);
    expect(run).toHaveLength(7);
    expect(run?.[0]?.x).toBeCloseTo(100 / 14);
    expect(run?.at(-1)?.x).toBeCloseTo(100 - 100 / 14);
    expect(run?.map(({ y }) => Math.round(y))).toEqual([100, 67, 33, 0, 33, 67, 100]);
  });

  it.each([
    ['nothing', [null, null, null, null, null, null, null], []],
    ['a gap in the middle', [1, 2, null, 3, 1, 1, 1], [2, 4]],
    ['gaps at both ends', [null, 1, 1, 1, 1, 1, null], [5]],
    ['single days', [1, null, 1, null, 1, null, 1], [1, 1, 1, 1]],
    ['two gaps in a row', [1, 1, null, null, 1, 1, 1], [2, 3]],
  ])('K3: with %s is broken where nothing was reported', (_what, values, lengths) => {
    expect(runsOf(week(...values), 3).map((run) => run.length)).toEqual(lengths);
  });

  it('K3: keeps every day in its own column, whatever is missing before it', () => {
    const [only] = runsOf(week(null, null, null, null, null, null, 3), 3);
    expect(only?.[0]?.x).toBeCloseTo(100 - 100 / 14);
  });

  it('of a day that gave money back does not leave the drawing', () => {
    expect(runsOf(week(-500, 3), 3)[0]?.map(({ y }) => y)).toEqual([100, 0]);
  });
});
