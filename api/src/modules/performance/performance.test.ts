import type { PerformanceReply } from '@skal/contracts/analytics/performance';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { NOTHING, REPORTED, testSection } from '../../testing/section.hooks.ts';
import { calculateStartupPercentile, getStartupBucket } from '../appMetric/aggregate/startupBuckets.ts';
import { getRecentDays } from '../appMetric/period/recentPeriod.ts';

describe('GET /api/performance', () => {
  const { ago, dayAgo, read, report, today } = testSection<PerformanceReply>('/api/performance');
  const opened = (guest: string, fields: object = {}) => buildEvent('app.opened', { guest, ...fields });
  const crashed = (guest: string, fields: object = {}) => buildEvent('app.crashed', { guest, ...fields });

  it('compares crash-free sessions, startup times and errors of today with yesterday', async () => {
    await report([
      ...['a', 'b', 'c'].map((guest) => opened(guest, { ms: 450, version: '2.0.0', device: 'iPhone' })),
      ...[
        opened('d', { ms: 3400, version: '1.9.0', device: 'iPad' }),
        crashed('d', { version: '1.9.0', device: 'iPad' }),
      ],
      ...[crashed('d', { version: '1.9.0', device: 'iPad' }), opened('a', { ms: 90, ...ago(1) })],
    ]);
    const { series, ...reply } = await read();
    expect(reply).toMatchObject({
      crashFree: { value: 75, before: 100, ...REPORTED },
      startupP50: { value: 500, before: 100, ...REPORTED },
      startupP95: { value: 4000, before: 100, ...REPORTED },
      errors: { value: 2, before: 0, ...REPORTED },
      versions: [
        { version: '1.9.0', errors: 2, opens: 1 },
        { version: '2.0.0', errors: 0, opens: 3 },
      ],
      devices: [
        { device: 'iPhone', errors: 0, opens: 3 },
        { device: 'iPad', errors: 2, opens: 1 },
      ],
    });
    expect(series.slice(-2)).toEqual([
      { at: dayAgo(1), crashFree: 100, startupP50: 100, startupP95: 100, errors: 0 },
      { at: today(), crashFree: 75, startupP50: 500, startupP95: 4000, errors: 2 },
    ]);
    const week = await read('?period=week');
    expect(week.crashFree).toMatchObject({ value: 80, before: null });
    expect(week.days).toMatchObject({ from: dayAgo(6), beforeTo: dayAgo(7) });
  });

  it('returns no errors and no rates for a reported day without openings', async () => {
    await report([buildEvent('content.viewed', { item: 'Wine of the week' })]);
    expect(await read()).toMatchObject({ errors: { value: 0 }, crashFree: NOTHING, startupP50: NOTHING });
  });
});

describe('calculateStartupPercentile', () => {
  const parts = (...times: number[]) => times.map((ms) => ({ dimension: getStartupBucket(ms), amount: 1 }));

  it('returns the upper bound for a share of the starts', () => {
    expect([
      calculateStartupPercentile(0.5, []),
      calculateStartupPercentile(0.5, parts(100, 101)),
      calculateStartupPercentile(0.95, parts(100, 101)),
    ]).toEqual([null, 100, 200]);
    const hundred = parts(...Array.from({ length: 95 }, () => 700), ...Array.from({ length: 5 }, () => 9000));
    expect([calculateStartupPercentile(0.5, hundred), calculateStartupPercentile(0.95, hundred)]).toEqual([800, 800]);
    expect(calculateStartupPercentile(0.96, hundred)).toBe(10_000);
  });

  it('caps times above ten seconds at an hour', () => {
    expect(calculateStartupPercentile(0.5, parts(10_001))).toBe(3600_000);
  });
});

it('compares a period with the same number of days before it', () => {
  const of = (...[period, day]: Parameters<typeof getRecentDays>) =>
    Object.values(getRecentDays(period, day).days).join(' ');
  expect(of('today', '2026-03-01')).toBe('2026-03-01 2026-03-01 2026-02-28 2026-02-28');
  expect(of('week', '2026-03-01')).toBe('2026-02-23 2026-03-01 2026-02-16 2026-02-22');
  expect(of('month', '2026-03-30')).toBe('2026-03-01 2026-03-30 2026-01-30 2026-02-28');
});
