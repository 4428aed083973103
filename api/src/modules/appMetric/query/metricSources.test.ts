import type { MetricSourceReply } from '@skal/contracts/app/metricSource';
import { buildEvent, startBackend } from '../../../testing/fakes/apps.ts';
import { client, live } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { addDays, toLocalDay } from '../../../time/calendar.ts';

describe('GET /api/metric-sources', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  const read = async ({ email, password }: { email: string; password: string }) => {
    const { body } = await (await api.signIn(email, password)).get('/api/metric-sources');
    return body as unknown as MetricSourceReply[];
  };

  it('returns no sources before the first report', async () => {
    expect(await read(live)).toEqual([]);
  });

  it('returns each source with its first day and last report; 8.2.2: to its own client only', async () => {
    const today = toLocalDay(Date.now(), api.settings.timeZone);
    const first = addDays(today, -3);
    const backend = await startBackend(api, live);
    await backend.report([buildEvent('app.opened', { guest: 'a', at: `${first}T12:00:00+01:00` })]);
    const from = Date.now();
    await backend.report([buildEvent('app.opened', { guest: 'a' })]);
    const to = Date.now();
    const [app, ...others] = await read(live);
    expect(others).toEqual([]);
    expect(app).toMatchObject({ source: 'App', since: first });
    const lastAt = Date.parse(app?.lastAt ?? '');
    expect([lastAt >= from, lastAt <= to]).toEqual([true, true]);
    expect(await read(client)).toEqual([]);
  });
});
