import { join } from 'node:path';
import { startTestApi } from '@skal/api/testing';
import { mysqlStore, sqliteStore } from './rowStore.ts';
import { measureSections } from './sections.ts';

describe('portals of clients who have reported for long', () => {
  it('are filled from the story of the demo, the same figures for each, and every call is asked beside reports', async () => {
    const api = await startTestApi();
    const { databaseUrl, dataDir } = api.settings;
    const store = databaseUrl ? await mysqlStore(databaseUrl) : sqliteStore(join(dataDir, 'skal.sqlite'));
    const others = databaseUrl ? [await mysqlStore(databaseUrl)] : [];
    const { filled, rows } = await measureSections(api.url, [store, ...others], {
      ...{ clients: 12, days: 12, seconds: 0, events: 1000, accounts: 2 },
    });
    // What is reported meanwhile is of the last days.
    const beforeReports = new Date(Date.now() - 5 * 24 * 3600_000).toISOString().slice(0, 10);
    const sums = await store.rows<{ count: number; amount: number }>(
      `SELECT COUNT(*) AS count, SUM(amount) AS amount FROM figure_days
       WHERE metric = 'revenue' AND business_id LIKE '0198c0de-0001-%' AND source = 'app' AND part = 'DKK' AND day < ?
       GROUP BY business_id`,
      [beforeReports],
    );
    for (const each of [store, ...others]) await each.close();
    await api.close();
    expect(filled.rows).toBeGreaterThan(12 * 12);
    expect(filled.count).toBeGreaterThan(filled.rows / 3);
    expect(sums).toHaveLength(12);
    expect(new Set(sums.map(({ count, amount }) => `${count} ${amount}`)).size).toBe(1);
    expect(rows.map(([call]) => call)).toEqual(expect.arrayContaining(['/api/commerce?period=yearly', '/api/ingest']));
    for (const [call, calls] of rows)
      if (call !== '/api/ingest') expect([call, Number(calls) > 0]).toEqual([call, true]);
  });
});
