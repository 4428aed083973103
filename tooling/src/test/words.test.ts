import { readWish } from './words.ts';

describe('what npm test is given', () => {
  it('is steps, and what the run is about', () => {
    expect(readWish(['unit', '--since', 'main'])).toEqual({
      names: ['unit'],
      since: 'main',
      update: false,
      write: false,
    });
  });

  it.each(['--help', '-h'])('asks with %s how it is put, and is told the steps', (word) => {
    expect(readWish([word])).toMatch(
      /npm test -- --since[\s\S]*\nSteps:\n {2}lint [\s\S]*by their names[\s\S]*\n {2}heap /,
    );
  });

  it.each([
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['--since'], "'--since <value>' argument missing"],
  ])('is refused with a sentence: %j', (words, sentence) => {
    expect(() => readWish(words)).toThrow(sentence);
  });
});
