type Static = [owner: object, name: string];

const MISSING: readonly Static[] = [
  [Promise, 'withResolvers'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [URL, 'parse'],
];

describe('in the oldest browsers of the baseline', () => {
  const own = MISSING.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

  beforeAll(async () => {
    for (const [owner, name] of MISSING) Reflect.deleteProperty(owner, name);
    expect(MISSING.filter(([owner, name]) => name in owner)).toEqual([]);
    await import('./polyfills.ts');
  });

  afterAll(() => {
    for (const [index, [owner, name]] of MISSING.entries()) {
      Object.defineProperty(owner, name, own[index] ?? { value: undefined, configurable: true });
    }
  });

  it('Promise.withResolvers gives a promise with what settles it', async () => {
    const done = Promise.withResolvers<string>();
    done.resolve('done');
    expect(await done.promise).toBe('done');
    const failed = Promise.withResolvers<string>();
    failed.reject(new Error('failed'));
    await expect(failed.promise).rejects.toThrow('failed');
  });

  it('Map.groupBy groups in the order in which keys come', () => {
    const groups = Map.groupBy([1, 2, 3, 4], (number, index) => (index < 3 ? number % 2 : 'last'));
    expect([...groups]).toEqual([
      [1, [1, 3]],
      [0, [2]],
      ['last', [4]],
    ]);
  });

  it('URL.parse gives null, and URL.canParse false, where new URL throws', () => {
    expect(URL.parse('/a?b', 'https://example.org')?.href).toBe('https://example.org/a?b');
    expect(URL.parse('/a')).toBeNull();
    expect([URL.canParse('https://example.org'), URL.canParse('/a'), URL.canParse('/a', 'https://b.dk')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
