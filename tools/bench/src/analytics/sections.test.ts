import { join } from 'node:path';
import { startTestApi } from '@skal/api/testing';
import { openMariaDb, openSqlite } from '../dataset.ts';
import { measureSections } from './sections.ts';

describe('the sections suite', () => {
  it('seeds the same metrics for each client, and requests every query while events are ingested', async () => {
    const api = await startTestApi();
    const { databaseUrl, dataDir } = api.settings;
    const database = databaseUrl ? await openMariaDb(databaseUrl) : openSqlite(join(dataDir, 'skal.sqlite'));
    const rows = await measureSections(api.url, database, { clients: 12, days: 12, requests: 4, events: 1000 });
    // The events that are ingested during the test are of the last days.
    const beforeEvents = new Date(Date.now() - 5 * 24 * 3600_000).toISOString().slice(0, 10);
    const sums = (await database.query(
      `SELECT COUNT(*) AS count, SUM(amount) AS amount FROM app_metric_days
       WHERE metric = 'revenue' AND business_id LIKE '0198c0de-0001-%' AND source = 'app' AND dimension = 'DKK' AND day < ?
       GROUP BY business_id`,
      [beforeEvents],
    )) as { count: number; amount: number }[];
    await database.close();
    await api.close();
    expect(sums).toHaveLength(12);
    expect(new Set(sums.map(({ count, amount }) => `${count} ${amount}`)).size).toBe(1);
    expect(rows.map(([query]) => query)).toEqual(
      expect.arrayContaining(['/api/commerce?period=yearly', '/api/ingest']),
    );
    for (const [query, requests] of rows.slice(0, -1)) expect([query, requests]).toEqual([query, '4']);
  });
});
