import { readWords } from './words.ts';

describe('the words of npm run fuzz', () => {
  it('are a million requests on SQLite where nothing else is said', () => {
    const nothing = { n: null, seed: 1, database: 'sqlite', minutes: null, tenants: false, write: false };
    expect(readWords([])).toEqual(nothing);
    expect(
      readWords(['--n=2000', '--seed', '7', '--database', 'mysql', '--minutes', '3', '--tenants', '--write']),
    ).toEqual({
      ...{ n: 2000, seed: 7, database: 'mysql', minutes: 3, tenants: true, write: true },
    });
  });

  it.each([
    [['--n', 'many']],
    [['--n', '0']],
    [['--database', 'oracle']],
    [['--minutes', 'x']],
    [['--fast']],
    [['--help']],
  ])('%j is answered with the help', (args) => {
    expect(readWords(args)).toBeNull();
  });
});
