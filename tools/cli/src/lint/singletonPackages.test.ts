import { singletonPackages } from './singletonPackages.ts';

const lockfile = (...places: string[]) =>
  JSON.stringify({ packages: Object.fromEntries(places.map((place) => [place, { version: '1.0.0' }])) }, null, 2);

describe('the lint of shared libraries', () => {
  it('accepts one copy of each, and libraries with similar names', () => {
    const text = lockfile('node_modules/react', 'node_modules/react-dom', 'shell/node_modules/not-react');
    expect(singletonPackages(text, ['react', 'react-dom'])).toEqual([]);
  });

  it('rejects a second copy at any location', () => {
    const text = lockfile('node_modules/react', 'mfe-new/node_modules/react', 'node_modules/a/node_modules/@b/c');
    expect(
      singletonPackages(text, ['react', '@b/c']).map(({ line, message }) => [line, message.split(':')[0]]),
    ).toEqual([
      [6, 'second copy of shared module react'],
      [9, 'second copy of shared module @b/c'],
    ]);
  });
});
