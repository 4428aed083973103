import { computeGrowth, computeGrowthOfParts } from './memory.ts';

const run = (...quarters: readonly number[]) => quarters.flatMap((level) => [level, level + 2, level + 1]);

describe('the memory growth of a run', () => {
  it('is flat when the last quarter equals the second one, whatever the first one was', () => {
    expect(computeGrowth(run(50, 200, 205, 210))).toMatchObject({ second: 201, last: 211, isFlat: true });
  });

  it('is growth when the last quarter is more than a tenth above the second one', () => {
    expect(computeGrowth(run(200, 200, 215, 230))).toMatchObject({ second: 201, last: 231, isFlat: false });
  });

  it('is unknown with too few samples', () => {
    expect(computeGrowth([1, 2, 3, 4, 5, 6, 7, 8])).toBeNull();
  });

  it('is reported per part, which shows the part that grows', () => {
    const samples = run(200, 200, 215, 230).map((rss) => ({
      rss,
      heapTotal: 90,
      heapUsed: 80,
      external: rss - 100,
      arrayBuffers: 10,
    }));
    expect(computeGrowthOfParts(samples).map(({ part, growth }) => [part, growth.isFlat])).toEqual([
      ['rss', false],
      ['heapTotal', true],
      ['heapUsed', true],
      ['external', false],
      ['arrayBuffers', true],
    ]);
    expect(computeGrowthOfParts(samples.slice(0, 4))).toEqual([]);
  });
});
