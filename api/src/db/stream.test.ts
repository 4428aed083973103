import { startTestApi, type TestApi } from '../testing/index.ts';
import { STREAM_BATCH } from './database.ts';

const DIGITS = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS v`).join(' UNION ALL ');

/** A thousand rows without a table. */
const THOUSAND = `
  SELECT a.v * 100 + b.v * 10 + c.v AS v
  FROM (${DIGITS}) a CROSS JOIN (${DIGITS}) b CROSS JOIN (${DIGITS}) c
  WHERE a.v * 100 + b.v * 10 + c.v >= ?
  ORDER BY v`;

describe('stream', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ databasePool: 3 });
  });
  afterAll(() => api.close());

  const db = () => api.internals.dependencies.db;

  it('returns all rows in order', async () => {
    const batches: { v: number }[][] = [];
    for await (const batch of db().stream<{ v: number }>(THOUSAND, [140])) batches.push(batch);
    expect(batches.flat().map(({ v }) => Number(v))).toEqual(Array.from({ length: 860 }, (_, index) => 140 + index));
    expect(batches.map(({ length }) => length)).toEqual([...Array(17).fill(STREAM_BATCH), 10]);
  });

  it('returns nothing for an empty result', async () => {
    for await (const batch of db().stream(THOUSAND, [1000])) expect(batch).toBeUndefined();
    expect(await db().query(THOUSAND, [999])).toEqual([{ v: 999 }]);
  });

  it('releases the connection when the reader stops early', async () => {
    for (let left = 0; left < 5; left += 1) {
      for await (const batch of db().stream(THOUSAND, [0])) {
        expect(batch).toHaveLength(STREAM_BATCH);
        break;
      }
    }
    expect(await db().query(THOUSAND, [998])).toHaveLength(2);
  });

  it('does not block writers, and reads a snapshot', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `('${String(index).padStart(4, '0')}', 1, NULL)`);
    const add = (rows: readonly string[]) =>
      api.execute(`INSERT INTO rate_limits (${'`key`'}, points, expire) VALUES ${rows.join(', ')}`);
    await add(lines);
    const read: string[] = [];
    for await (const batch of db().stream<{ k: string }>('SELECT `key` AS k FROM rate_limits ORDER BY `key`')) {
      if (read.length === 0) await add(["('9999', 1, NULL)"]);
      read.push(...batch.map(({ k }) => k));
    }
    expect(read).toHaveLength(1000);
    expect(await db().query('SELECT points FROM rate_limits')).toHaveLength(1001);
  });

  it('rejects when the statement fails, and releases the connection', async () => {
    const reading = async () => {
      for await (const batch of db().stream('SELECT v FROM nowhere')) expect(batch).toBeUndefined();
    };
    for (let time = 0; time < 4; time += 1) await expect(reading()).rejects.toThrow(/nowhere/);
    expect(await db().query(THOUSAND, [999])).toHaveLength(1);
  });
});
