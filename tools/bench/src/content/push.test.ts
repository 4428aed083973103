import { join } from 'node:path';
import { startTestApi } from '@skal/api/testing';
import { openMariaDb, openSqlite } from '../dataset.ts';
import { measurePush } from './push.ts';

describe('the content suite', () => {
  it('reads audiences and prepares a notification for every guest', async () => {
    const api = await startTestApi();
    const { databaseUrl, dataDir } = api.settings;
    const database = databaseUrl ? await openMariaDb(databaseUrl) : openSqlite(join(dataDir, 'skal.sqlite'));
    const site = { url: api.url, resetPeakMemory: () => undefined, peakMemory: () => 0 };
    const row = await measurePush(site, database, { guests: 1_200 });
    const [prepared] = await api.rows<{ n: number }>('SELECT COUNT(*) AS n FROM push_deliveries');
    await database.close();
    await api.close();
    expect(Number(prepared?.n)).toBe(1_200);
    expect(row[0]).toBe('1200');
  });
});
