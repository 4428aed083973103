import { chunksOfPowerOfTwo, padToPowerOfTwo } from './chunks.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('rows of any number', () => {
  it.each([
    [0, []],
    [1, [1]],
    [7, [4, 2, 1]],
    [300, [256, 32, 8, 4]],
    [1100, [512, 512, 64, 8, 4]],
  ])('%i of them go in pieces of sizes that come again, each once and in their order', (count, sizes) => {
    const pieces = [...chunksOfPowerOfTwo(numbers(count), 512)];
    expect(pieces.map(({ length }) => length)).toEqual(sizes);
    expect(pieces.flat()).toEqual(numbers(count));
  });

  it.each([
    [1, 1],
    [3, 4],
    [512, 512],
  ])('%i values are filled up to %i, with none that was not there', (count, size) => {
    const filled = padToPowerOfTwo(numbers(count));
    expect(filled).toHaveLength(size);
    expect([...new Set(filled)]).toEqual(numbers(count));
  });
});
