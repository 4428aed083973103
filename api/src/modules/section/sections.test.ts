import { newId } from '../../db/rows/id.ts';
import { listClientReads } from '../../testing/clientReads.ts';
import { buildEvent, startBackend } from '../../testing/fakes/apps.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

/** Sections with facts, endpoint, and the length of each list before the first report. */
const SECTIONS: readonly (readonly [facts: string, path: string, steps: Readonly<Record<string, number>>])[] = [
  ['K1-K3', '/api/overview', { revenueTrend: 7, alerts: 0 }],
  ['K5', '/api/commerce?period=daily', { series: 24, bestSellers: 0, busiest: 0, weekHours: 0, recent: 0 }],
  ['K5', '/api/commerce?period=weekly', { bestSellers: 0, busiest: 0, weekHours: 0, recent: 0 }],
  ['K5', '/api/commerce?period=monthly', { bestSellers: 0, busiest: 0, weekHours: 0, recent: 0 }],
  ['K5', '/api/commerce?period=yearly', { bestSellers: 0, busiest: 0, weekHours: 0, recent: 0 }],
  ['K4', '/api/bookings', { today: 0, upcoming: 0, busiest: 0 }],
  ['K34', '/api/experiences', { upcoming: 0, past: 0 }],
  ['K35', '/api/takeaway', { active: 0 }],
  ['K4', '/api/performance?period=today', { series: 7, versions: 0, devices: 0 }],
  ['K4', '/api/performance?period=week', { series: 7, versions: 0, devices: 0 }],
  ['K4', '/api/performance?period=month', { series: 30, versions: 0, devices: 0 }],
  ['K4', '/api/content?period=today', { series: 7, mostViewed: 0, screens: 0 }],
  ['K4', '/api/content?period=week', { series: 7, mostViewed: 0, screens: 0 }],
  ['K4', '/api/content?period=month', { series: 30, mostViewed: 0, screens: 0 }],
  ['K4', '/api/adoption', { downloadDays: 30, weeks: 12, sources: 0, cohorts: 0 }],
  ['K4', '/api/loyalty', { memberDays: 30, rewardItems: 0 }],
  ['K24', '/api/notifications', { series: 30 }],
];

/** Numbers that are counts of rows, so not null: active orders, and tickets without a day. */
const COUNTS = new Set(['activeCount', 'undated']);

/** Collects every number of a reply, and every field about its source. */
function reported(value: unknown, name = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => reported(one, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => reported(one, key));
  }
  const isReported = typeof value === 'number' || (value !== null && /^(source|readAt|lastReportOn)$/.test(name));
  return isReported && !(COUNTS.has(name) && value === 0) ? [`${name}: ${value}`] : [];
}

/** Creates an event of each type that a section uses. */
const everything = () => {
  const ahead = new Date(Date.now() + 24 * 3600_000).toISOString();
  const order = { order: newId(), amount: 10_050, currency: 'DKK', channel: 'takeaway', item: 'Cheese box' };
  return [
    ...[buildEvent('app.installed', { source: 'Instagram' }), buildEvent('guest.registered', { guest: 'a' })],
    ...[buildEvent('app.opened', { guest: 'a', ms: 450, device: 'iPhone' }), buildEvent('app.crashed', { guest: 'a' })],
    ...[buildEvent('order.completed', order), buildEvent('order.placed', { ...order, order: newId() })],
    ...[buildEvent('table.reserved', { places: 2 }), buildEvent('event.ticketSold', { item: 'Tasting', for: ahead })],
    ...[buildEvent('loyalty.stamped', { guest: 'a' }), buildEvent('loyalty.redeemed', { item: 'Coffee' })],
    ...[buildEvent('content.viewed', { item: 'Wine' }), buildEvent('notification.delivered')],
  ];
};

describe('portal sections', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  it.each(SECTIONS)('%s: %s returns null before the first report, never zero', async (_facts, path, steps) => {
    const { status, body } = await (await api.signIn(live.email, live.password)).get(path);
    expect([status, reported(body)]).toEqual([200, []]);
    const lengths = Object.keys(steps).map((name) => [name, (body[name] as unknown[]).length]);
    expect(Object.fromEntries(lengths)).toEqual(steps);
  });

  it("8.2.2: show nothing of another client's reports", async () => {
    const paths = listClientReads(api.internals.routes);
    const [own, other] = [await api.signIn(live.email, live.password), await api.signIn(client.email, client.password)];
    const readAll = async (browser: typeof own) =>
      Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await browser.get(path)).body] as const)));
    const [before, others] = [await readAll(own), await readAll(other)];
    await (await startBackend(api, live)).report(everything());
    expect(await readAll(other)).toEqual(others);
    const after = await readAll(own);
    const changed = [...SECTIONS.map(([, path]) => path), '/api/break-even', '/api/achievements', '/api/figures'];
    for (const path of changed) expect([path, after[path]]).not.toEqual([path, before[path]]);
  });

  it.each([
    ['/api/commerce?period=hourly', 'daily, weekly, monthly or yearly'],
    ['/api/performance?period=year', 'today, week or month'],
    ['/api/content?period=year', 'today, week or month'],
  ])('rejects %s with the list of valid periods', async (path, periods) => {
    const { status, body } = await (await api.signIn(live.email, live.password)).get(path);
    expect([status, body.error]).toEqual([400, expect.stringContaining(periods)]);
  });
});
