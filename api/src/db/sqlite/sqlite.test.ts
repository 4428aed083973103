import { statSync } from 'node:fs';
import { createTempDatabase, startTestApi } from '../../testing/index.ts';
import { getSqliteFile, WAL_MAX_BYTES } from './sqlite.ts';

/** Megabytes written during a read: more than the log keeps. */
const WRITTEN = 80;

describe('the embedded database', () => {
  it('shrinks the log after a long read', async () => {
    const { dataDir, remove } = await createTempDatabase();
    const api = await startTestApi({}, { dataDir, databaseUrl: null });
    try {
      const { db } = api.internals.dependencies;
      const logBytes = () => statSync(`${getSqliteFile(dataDir)}-wal`).size;
      await api.execute('CREATE TABLE weights (weight BLOB)');
      const add = (count: number) =>
        api.execute(
          `WITH RECURSIVE n (v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n WHERE v < ?)
           INSERT INTO weights SELECT zeroblob(1048576) FROM n`,
          [count],
        );
      for await (const batch of db.stream('SELECT id FROM accounts')) {
        expect(batch).not.toEqual([]);
        await add(WRITTEN);
        expect(logBytes()).toBeGreaterThan(WAL_MAX_BYTES);
      }
      // The first one checkpoints, the second one restarts the log.
      await add(1);
      await add(1);
      expect(logBytes()).toBeLessThanOrEqual(WAL_MAX_BYTES);
      expect(await db.query('SELECT COUNT(*) AS count FROM weights')).toEqual([{ count: WRITTEN + 2 }]);
    } finally {
      await api.close();
      await remove();
    }
  });
});
