type Static = [owner: object, name: string];

const MISSING: readonly Static[] = [
  [Promise, 'withResolvers'],
  [URL, 'parse'],
];

describe('the oldest browsers of the baseline', () => {
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

  it('Promise.withResolvers returns a promise with its resolvers', async () => {
    const done = Promise.withResolvers<string>();
    done.resolve('done');
    expect(await done.promise).toBe('done');
    const failed = Promise.withResolvers<string>();
    failed.reject(new Error('failed'));
    await expect(failed.promise).rejects.toThrow('failed');
  });

  it('URL.parse returns null where new URL throws', () => {
    expect(URL.parse('/a?b', 'https://example.org')?.href).toBe('https://example.org/a?b');
    expect(URL.parse('/a')).toBeNull();
  });
});
