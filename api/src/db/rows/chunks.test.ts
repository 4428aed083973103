import { chunksOfPowerOfTwo, padToPowerOfTwo } from './chunks.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('chunks', () => {
  it.each([
    [0, []],
    [1, [1]],
    [7, [4, 2, 1]],
    [300, [256, 32, 8, 4]],
    [1100, [512, 512, 64, 8, 4]],
  ])('splits %i rows into chunks of recurring sizes, in order', (count, sizes) => {
    const pieces = [...chunksOfPowerOfTwo(numbers(count), 512)];
    expect(pieces.map(({ length }) => length)).toEqual(sizes);
    expect(pieces.flat()).toEqual(numbers(count));
  });

  it.each([
    [1, 1],
    [3, 4],
    [512, 512],
  ])('pads %i values to %i without adding new ones', (count, size) => {
    const filled = padToPowerOfTwo(numbers(count));
    expect(filled).toHaveLength(size);
    expect([...new Set(filled)]).toEqual(numbers(count));
  });
});
