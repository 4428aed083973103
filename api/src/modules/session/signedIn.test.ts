import type { Database } from '../../db/database.ts';
import { createUserReader } from './signedIn.query.ts';

/** A database whose queries resolve when the test says so. */
function manualDatabase() {
  const statements: { parameters: readonly unknown[]; finish(): void }[] = [];
  let started = Promise.withResolvers<void>();
  const query = (_: string, parameters: readonly unknown[] = []) => {
    const outcome = Promise.withResolvers<never[]>();
    statements.push({ parameters, finish: () => outcome.resolve([]) });
    started.resolve();
    started = Promise.withResolvers<void>();
    return outcome.promise;
  };
  const statement = async (index: number) => {
    while (!statements[index]) await started.promise;
    return statements[index] as (typeof statements)[number];
  };
  return { db: { query } as unknown as Database, statements, statement };
}

describe('createUserReader', () => {
  it('reads the sessions of concurrent requests in one query', async () => {
    const { db, statements, statement } = manualDatabase();
    const read = createUserReader(db, null);
    const reads = Promise.all(['a', 'b', 'a'].map(read));
    const first = await statement(0);
    first.finish();
    expect(await reads).toEqual([null, null, null]);
    expect(statements.map(({ parameters }) => parameters)).toEqual([['a', 'b', 'a']]);
  });

  it('7.4.1: queries again for a request that arrives while the same session is being read', async () => {
    const { db, statements, statement } = manualDatabase();
    const read = createUserReader(db, null);
    const early = read('a');
    const first = await statement(0);
    const late = read('a');
    (await statement(1)).finish();
    expect(await late).toBeNull();
    first.finish();
    expect(await early).toBeNull();
    expect(statements).toHaveLength(2);
  });
});
