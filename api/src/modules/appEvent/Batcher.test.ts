import { AsyncLocalStorage } from 'node:async_hooks';
import { Batcher } from './Batcher.ts';

/** A batcher whose batches end when the test says so. The conflict key of an item is its first letter. */
function manualBatcher(concurrency = 1) {
  const batches: { items: readonly string[]; finish(): void; fail(error: Error): void }[] = [];
  let started = Promise.withResolvers<void>();
  const batcher = new Batcher<string, string>({
    concurrency,
    maxBatchSize: 64,
    conflictKey: (item) => item.slice(0, 1),
    // No batch counts as slow here.
    slowBatchMs: 600_000,
    run: (items) => {
      const outcome = Promise.withResolvers<string[]>();
      const finish = () => outcome.resolve(items.map((item) => `${item}!`));
      batches.push({ items, finish, fail: outcome.reject });
      started.resolve();
      started = Promise.withResolvers<void>();
      return outcome.promise;
    },
  });
  const batch = async (index: number) => {
    while (!batches[index]) await started.promise;
    return batches[index] as (typeof batches)[number];
  };
  return { batcher, batches, batch };
}

describe('Batcher', () => {
  it('processes concurrent items together, and returns the result of each', async () => {
    const { batcher, batch } = manualBatcher();
    const results = Promise.all(['a', 'b', 'a'].map((item) => batcher.load(item)));
    const first = await batch(0);
    expect(first.items).toEqual(['a', 'b', 'a']);
    first.finish();
    expect(await results).toEqual(['a!', 'b!', 'a!']);
  });

  it('rejects every item of a failed batch, and processes the next batch', async () => {
    const { batcher, batch } = manualBatcher();
    const failed = Promise.allSettled([batcher.load('a'), batcher.load('b')]);
    (await batch(0)).fail(new Error('no connection'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = batcher.load('c');
    (await batch(1)).finish();
    expect(await later).toBe('c!');
  });

  it('starts the next batch while a slow one runs', async () => {
    const [started, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<string[]>()];
    const batcher = new Batcher<string, string>({
      ...{ concurrency: 1, maxBatchSize: 64, slowBatchMs: 1, conflictKey: (item) => item },
      run: (items) => {
        if (items[0] !== 'slow') return Promise.resolve([...items]);
        started.resolve();
        return slow.promise;
      },
    });
    const first = batcher.load('slow');
    await started.promise;
    expect(await batcher.load('fast')).toBe('fast');
    slow.resolve(['slow']);
    expect(await first).toBe('slow');
  });

  it('limits the size of a batch', async () => {
    const { batcher, batch } = manualBatcher();
    const results = Promise.all(Array.from({ length: 100 }, (_, index) => batcher.load(String(index))));
    const first = await batch(0);
    first.finish();
    const second = await batch(1);
    second.finish();
    expect([first.items.length, second.items.length]).toEqual([64, 36]);
    expect((await results).at(99)).toBe('99!');
  });

  it('2.3.3: never has a key in two running batches, and does not delay other keys', async () => {
    const { batcher, batch, batches } = manualBatcher(2);
    const results = ['a1', 'b1', 'a2', 'b2', 'c1'].map((item) => batcher.load(item));
    const [first, second] = [await batch(0), await batch(1)];
    expect([first.items, second.items]).toEqual([['a1', 'b1', 'a2', 'b2'], ['c1']]);
    const later = ['a3', 'c2'].map((item) => batcher.load(item));
    second.finish();
    expect((await batch(2)).items).toEqual(['c2']);
    expect(batches).toHaveLength(3);
    first.finish();
    const last = await batch(3);
    expect(last.items).toEqual(['a3']);
    last.finish();
    (await batch(2)).finish();
    expect(await Promise.all([...results, ...later])).toEqual(['a1!', 'b1!', 'a2!', 'b2!', 'c1!', 'a3!', 'c2!']);
  });

  it('2.3.3: runs a batch outside the transaction of the caller', async () => {
    const current = new AsyncLocalStorage<string>();
    const batcher = new Batcher<string, string | undefined>({
      ...{ concurrency: 1, maxBatchSize: 64, slowBatchMs: 600_000, conflictKey: (item) => item },
      run: async (items) => items.map(() => current.getStore()),
    });
    expect(await current.run('a transaction', () => batcher.load('a'))).toBeUndefined();
  });
});
