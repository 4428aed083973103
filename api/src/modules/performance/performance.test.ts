import type { PerformanceReply } from '@skal/contracts/performance';
import { addDays, dayOf } from '../../calendar.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { lastDays } from '../figure/lastDays.ts';
import { startAtMost, startPart } from '../figure/startTimes.ts';

const NOTHING = { value: null, before: null, source: null, readAt: null };

describe('GET /api/performance', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const read = async (period = 'today', who = browser) =>
    (await who.get(`/api/performance?period=${period}`)).body as unknown as PerformanceReply;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  const ago = (days: number) => ({ at: `${addDays(today(), -days)}T12:00:00Z` });
  const opened = (guest: string, fields: object = {}) => eventOf('app.opened', { guest, ...fields });
  const crashed = (guest: string, fields: object = {}) => eventOf('app.crashed', { guest, ...fields });

  it('what nobody has reported is null, in every period', async () => {
    for (const period of ['today', 'week', 'month']) {
      const { steps, ...reply } = await read(period);
      expect(reply).toMatchObject({
        ...{ period, lastReportOn: null, versions: [], devices: [] },
        ...{ crashFree: NOTHING, startHalf: NOTHING, startMost: NOTHING, errors: NOTHING },
      });
      expect(steps).toHaveLength(period === 'month' ? 30 : 7);
      expect(steps.at(-1)).toEqual({ at: today(), crashFree: null, startHalf: null, startMost: null, errors: null });
    }
  });

  it('sessions without a crash, starts and errors of today stand beside those of yesterday', async () => {
    await backend.report([
      ...['a', 'b', 'c'].map((guest) => opened(guest, { ms: 450, version: '2.0.0', device: 'iPhone' })),
      ...[
        opened('d', { ms: 3400, version: '1.9.0', device: 'iPad' }),
        crashed('d', { version: '1.9.0', device: 'iPad' }),
      ],
      ...[crashed('d', { version: '1.9.0', device: 'iPad' }), opened('a', { ms: 90, ...ago(1) })],
    ]);
    const told = { source: 'App', readAt: expect.stringMatching(/Z$/) };
    const { steps, ...reply } = await read();
    expect(reply).toMatchObject({
      crashFree: { value: 75, before: 100, ...told },
      startHalf: { value: 500, before: 100, ...told },
      startMost: { value: 4000, before: 100, ...told },
      errors: { value: 2, before: 0, ...told },
      versions: [
        { version: '1.9.0', errors: 2, opens: 1 },
        { version: '2.0.0', errors: 0, opens: 3 },
      ],
      devices: [
        { device: 'iPhone', errors: 0, opens: 3 },
        { device: 'iPad', errors: 2, opens: 1 },
      ],
    });
    expect(steps.slice(-2)).toEqual([
      { at: addDays(today(), -1), crashFree: 100, startHalf: 100, startMost: 100, errors: 0 },
      { at: today(), crashFree: 75, startHalf: 500, startMost: 4000, errors: 2 },
    ]);
    const week = await read('week');
    expect(week.crashFree).toMatchObject({ value: 80, before: null });
    expect(week.days).toMatchObject({ from: addDays(today(), -6), beforeTo: addDays(today(), -7) });
  });

  it('a day with a report on which nobody opened the app has no errors, and nothing to measure', async () => {
    await backend.report([eventOf('content.viewed', { item: 'Wine of the week' })]);
    expect(await read()).toMatchObject({ errors: { value: 0 }, crashFree: NOTHING, startHalf: NOTHING });
  });

  it("8.2.2: it is the client's own; another period is refused with a sentence", async () => {
    await backend.report([opened('a')]);
    expect(await read('today', await api.signIn(client.email, client.password))).toMatchObject({ crashFree: NOTHING });
    const { status, body } = await browser.get('/api/performance?period=year');
    expect([status, body.error]).toEqual([400, expect.stringContaining('today, week or month')]);
  });
});

describe('how long starts take', () => {
  const parts = (...times: number[]) => times.map((ms) => ({ part: startPart(ms), amount: 1 }));

  it('is said as what a share of them took at most', () => {
    expect([startAtMost(0.5, []), startAtMost(0.5, parts(100, 101)), startAtMost(0.95, parts(100, 101))]).toEqual([
      null,
      100,
      200,
    ]);
    const hundred = parts(...Array.from({ length: 95 }, () => 700), ...Array.from({ length: 5 }, () => 9000));
    expect([startAtMost(0.5, hundred), startAtMost(0.95, hundred)]).toEqual([800, 800]);
    expect(startAtMost(0.96, hundred)).toBe(10_000);
  });

  it('of more than ten seconds is an hour at most', () => {
    expect(startAtMost(0.5, parts(10_001))).toBe(3600_000);
  });
});

it('a period is held against as many days before it', () => {
  const of = (...[period, day]: Parameters<typeof lastDays>) => Object.values(lastDays(period, day).days).join(' ');
  expect(of('today', '2026-03-01')).toBe('2026-03-01 2026-03-01 2026-02-28 2026-02-28');
  expect(of('week', '2026-03-01')).toBe('2026-02-23 2026-03-01 2026-02-16 2026-02-22');
  expect(of('month', '2026-03-30')).toBe('2026-03-01 2026-03-30 2026-01-30 2026-02-28');
});
