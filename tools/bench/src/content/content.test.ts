import { join } from 'node:path';
import { startTestApi, type TestApi } from '@skal/api/testing';
import { openMariaDb, openSqlite, type SeedDatabase } from '../dataset.ts';
import { measureApp } from './appReads.ts';
import { measurePush } from './push.ts';

describe('the content suite', () => {
  let api: TestApi;
  let database: SeedDatabase;

  beforeEach(async () => {
    const plenty = { points: 1_000_000, seconds: 10 };
    api = await startTestApi({
      limits: { ingest: plenty, general: plenty, forms: plenty, loginIp: plenty },
      webhooks: { allowLoopback: true, pollMs: 20 },
    });
    const { databaseUrl, dataDir } = api.settings;
    database = databaseUrl ? await openMariaDb(databaseUrl) : openSqlite(join(dataDir, 'skal.sqlite'));
  });
  afterEach(async () => {
    await database.close();
    await api.close();
  });

  it('reads audiences and prepares a notification for every guest', async () => {
    const site = { url: api.url, resetPeakMemory: () => undefined, peakMemory: () => 0 };
    const row = await measurePush(site, database, { guests: 1_200 });
    const [prepared] = await api.rows<{ n: number }>('SELECT COUNT(*) AS n FROM push_deliveries');
    expect(Number(prepared?.n)).toBe(1_200);
    expect(row[0]).toBe('1200');
  });

  it('reads the menus of all clients, and waits for the webhook of each publication', async () => {
    const row = await measureApp(api.url, database, { clients: 3, items: 10, seconds: 1, versions: 2 });
    expect(row.slice(0, 2)).toEqual(['3', '10']);
    const sent = await api.rows('SELECT id FROM webhook_deliveries');
    expect(sent).toHaveLength(6);
  });
});
