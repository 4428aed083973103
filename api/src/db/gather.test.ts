import { AsyncLocalStorage } from 'node:async_hooks';
import { Gathered } from './gather.ts';

/** Somebody who answers when the test says so. */
function answerer(lanes = 1, apart?: (item: string) => string) {
  const batches: { items: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  let arrived = Promise.withResolvers<void>();
  const gathered = new Gathered<string, string>({
    lanes,
    // Where something is kept apart, no batch is slow before the test says so.
    ...(apart && { apart, slowMs: 600_000 }),
    answer: (items) => {
      const outcome = Promise.withResolvers<string[]>();
      const answer = () => outcome.resolve(items.map((item) => `${item}!`));
      batches.push({ items, answer, fail: outcome.reject });
      arrived.resolve();
      arrived = Promise.withResolvers<void>();
      return outcome.promise;
    },
  });
  const batch = async (index: number) => {
    while (!batches[index]) await arrived.promise;
    return batches[index] as (typeof batches)[number];
  };
  return { gathered, batches, batch };
}

describe('what is asked for in the same moment', () => {
  it('is answered together, and each gets its own answer', async () => {
    const { gathered, batch } = answerer();
    const answers = Promise.all(['a', 'b', 'a'].map((item) => gathered.ask(item)));
    const first = await batch(0);
    expect(first.items).toEqual(['a', 'b', 'a']);
    first.answer();
    expect(await answers).toEqual(['a!', 'b!', 'a!']);
  });

  it('7.4.1: no answer is older than its question: whoever comes while others are answered is asked for anew', async () => {
    const { gathered, batches, batch } = answerer();
    const early = gathered.ask('a');
    const first = await batch(0);
    const late = gathered.ask('a');
    first.answer();
    expect(await early).toBe('a!');
    (await batch(1)).answer();
    expect(await late).toBe('a!');
    expect(batches).toHaveLength(2);
  });

  it('fails together, and those after it are answered', async () => {
    const { gathered, batch } = answerer();
    const failed = Promise.allSettled([gathered.ask('a'), gathered.ask('b')]);
    (await batch(0)).fail(new Error('out of reach'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = gathered.ask('c');
    (await batch(1)).answer();
    expect(await later).toBe('c!');
  });

  it('waits for nobody who gets no answer', async () => {
    const { gathered, batch } = answerer();
    const stuck = gathered.ask('a');
    await batch(0);
    const next = gathered.ask('b');
    (await batch(1)).answer();
    expect(await next).toBe('b!');
    (await batch(0)).answer();
    expect(await stuck).toBe('a!');
  });

  it('comes in parts when it is much, so that the first need not wait for the last', async () => {
    const { gathered, batch } = answerer(2);
    const answers = Promise.all(Array.from({ length: 100 }, (_, index) => gathered.ask(String(index))));
    const [first, second] = [await batch(0), await batch(1)];
    expect([first.items.length, second.items.length]).toEqual([64, 36]);
    second.answer();
    first.answer();
    expect((await answers).at(99)).toBe('99!');
  });

  it('2.3.3: is not under way twice where one would wait for the other, and others go beside it', async () => {
    const { gathered, batch, batches } = answerer(2, (item) => item.slice(0, 1));
    const answers = ['a1', 'b1', 'a2', 'b2', 'c1'].map((item) => gathered.ask(item));
    const [first, second] = [await batch(0), await batch(1)];
    // Each lane has some of what there is, and all that there is of it.
    expect([first.items, second.items]).toEqual([['a1', 'b1', 'a2', 'b2'], ['c1']]);
    const later = ['a3', 'c2'].map((item) => gathered.ask(item));
    second.answer();
    expect((await batch(2)).items).toEqual(['c2']);
    expect(batches).toHaveLength(3);
    first.answer();
    const last = await batch(3);
    expect(last.items).toEqual(['a3']);
    last.answer();
    (await batch(2)).answer();
    expect(await Promise.all([...answers, ...later])).toEqual(['a1!', 'b1!', 'a2!', 'b2!', 'c1!', 'a3!', 'c2!']);
  });

  it('2.3.3: is in nobody’s transaction, not even in that of who came first', async () => {
    const current = new AsyncLocalStorage<string>();
    const gathered = new Gathered<string, string | undefined>({
      lanes: 1,
      answer: async (items) => items.map(() => current.getStore()),
    });
    expect(await current.run('a transaction', () => gathered.ask('a'))).toBeUndefined();
  });
});
