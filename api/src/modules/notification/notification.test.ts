import type { NotificationReply } from '@skal/contracts/notification';
import { addDays, dayOf } from '../../calendar.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const NOTHING = { value: null, before: null, source: null, readAt: null };

describe('GET /api/notifications', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const read = async (who = browser) => (await who.get('/api/notifications')).body as unknown as NotificationReply;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  /** So many events of noon, so many days ago; of today, of just now. */
  const on = (ago: number, type: 'delivered' | 'opened', count: number) =>
    Array.from({ length: count }, () =>
      eventOf(`notification.${type}`, ago > 0 ? { at: `${addDays(today(), -ago)}T11:00:00Z` } : {}),
    );

  it('K24: what nobody has reported is null, on every day', async () => {
    const { steps, days, ...rest } = await read();
    expect(rest).toEqual({
      ...{ deliveredToday: NOTHING, delivered: NOTHING, opened: NOTHING, openRate: NOTHING, lastReportOn: null },
    });
    expect([steps.length, steps[0]?.at, steps.at(-1)?.at]).toEqual([30, days.from, today()]);
    expect(steps.flatMap(({ at, ...figures }) => Object.values(figures)).every((value) => value === null)).toBe(true);
  });

  it('K24: deliveries, openings and their share stand beside those of the 30 days before, day by day', async () => {
    await backend.report([
      ...[...on(0, 'delivered', 4), ...on(0, 'opened', 1), ...on(1, 'delivered', 3), ...on(1, 'opened', 2)],
      ...[...on(2, 'opened', 1), ...on(30, 'delivered', 5), ...on(30, 'opened', 5)],
    ]);
    const told = { source: 'App', readAt: expect.stringMatching(/Z$/) };
    const reply = await read();
    expect(reply).toMatchObject({
      lastReportOn: today(),
      deliveredToday: { value: 4, before: 3, ...told },
      delivered: { value: 7, before: 5, ...told },
      opened: { value: 4, before: 5, ...told },
      openRate: { value: 57.14, before: 100, ...told },
    });
    const none = { deliveredBefore: null, openedBefore: null, openRateBefore: null };
    expect(reply.steps.slice(-4)).toEqual([
      { at: addDays(today(), -3), delivered: null, opened: null, openRate: null, ...none },
      // Opened on a day without a delivery: there is nothing that it would be a share of.
      { at: addDays(today(), -2), delivered: 0, opened: 1, openRate: null, ...none },
      { at: addDays(today(), -1), delivered: 3, opened: 2, openRate: 66.67, ...none },
      { at: today(), delivered: 4, opened: 1, openRate: 25, deliveredBefore: 5, openedBefore: 5, openRateBefore: 100 },
    ]);
  });

  it('K24: an app that reports no notification has none, and no share of them', async () => {
    await backend.report([eventOf('app.opened')]);
    expect(await read()).toMatchObject({
      delivered: { value: 0, source: 'App' },
      openRate: { value: null, source: null, readAt: null },
    });
  });

  it("8.2.2: it is the client's own", async () => {
    await backend.report(on(0, 'delivered', 1));
    expect(await read(await api.signIn(client.email, client.password))).toMatchObject({ delivered: NOTHING });
  });
});
