import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager } from 'typeorm';
import { GroupCommit } from './groupCommit.ts';

const insert = (value: number) => async (manager: EntityManager) => {
  await manager.query('INSERT INTO t (x) VALUES (?)', [value]);
};
/** Rolls back behind the runner's back, as SQLite does when the disk is full. */
const endIt = async (manager: EntityManager) => {
  await manager.query('ROLLBACK');
  throw new Error('the disk is full');
};

describe('GroupCommit, when a rollback fails', () => {
  let source: DataSource;
  let queue: GroupCommit;
  let reset: () => void;

  beforeEach(async () => {
    source = new DataSource({ type: 'better-sqlite3', database: ':memory:' });
    await source.initialize();
    await source.query('CREATE TABLE t (x INT)');
    queue = new GroupCommit({
      current: new AsyncLocalStorage<EntityManager>(),
      runner: () => source.createQueryRunner(),
      reset: () => reset(),
    });
    reset = () => Object.assign(source.driver, { queryRunner: undefined });
  });
  afterEach(() => source.destroy());

  it('fails the whole batch, and stores the next one', async () => {
    const outcomes = await Promise.allSettled([queue.run(insert(1)), queue.run(endIt), queue.run(insert(2))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await queue.run(insert(3));
    expect(await source.query('SELECT x FROM t')).toEqual([{ x: 3 }]);
  });

  it('settles every job, commits nothing until the connection is reset, and then recovers', async () => {
    const works = reset;
    reset = () => {
      throw new Error('the connection is stuck');
    };
    const outcomes = await Promise.allSettled([queue.run(insert(1)), queue.run(endIt), queue.run(insert(2))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(queue.run(insert(3))).rejects.toThrow('the connection is stuck');
    await queue.waitUntilIdle();
    reset = works;
    await queue.run(insert(4));
    expect(await source.query('SELECT x FROM t')).toEqual([{ x: 4 }]);
  });
});
