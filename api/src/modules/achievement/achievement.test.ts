import {
  type AchievementReply,
  type AchievementsReply,
  achievementTargets,
} from '@skal/contracts/analytics/achievement';
import { newId } from '../../db/rows/id.ts';
import { buildEvent, startBackend } from '../../testing/fakes/apps.ts';
import { openTestLedger } from '../../testing/fixtures/ledger.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startMultiProcessApi } from '../../testing/processes/multiProcess.ts';
import { testSection } from '../../testing/section.hooks.ts';

describe('GET /api/achievements', () => {
  const { dayAgo, now, on, read, report, today } = testSection<AchievementsReply>('/api/achievements');
  const announce = async (who = now().browser) =>
    (await who.post('/api/achievements/announcements')).body as unknown as AchievementReply[];
  const order = (ago: number, amount = 100, currency = 'DKK') =>
    on(ago, 'order.completed', { order: newId(), amount, currency });
  const times = <Thing>(count: number, make: (index: number) => Thing) =>
    Array.from({ length: count }, (_, index) => make(index));
  const named = ({ achievements }: AchievementsReply, id: string) => achievements.find((one) => one.id === id);

  it('K12, K16: locks all sixteen before the first report', async () => {
    const { achievements, ...rest } = await read();
    expect(achievements).toEqual(
      Object.keys(achievementTargets).map((id) => ({ id, progress: 0, completedDate: null })),
    );
    expect(achievements).toHaveLength(16);
    expect(rest).toEqual({ lastReportOn: null, source: null, readAt: null });
    expect(await announce()).toEqual([]);
  });

  it('K12: computes the progress of each from its metrics, and the day it was reached', async () => {
    await report([
      ...[order(9), ...times(60, () => order(5)), ...times(38, () => order(3)), order(1), order(0)],
      ...times(30, (index) => on(2, 'app.opened', { guest: `g-${index}` })),
      ...[on(1, 'app.opened', { guest: 'g-1' }), on(4, 'notification.delivered'), on(4, 'notification.opened')],
      on(6, 'event.ticketSold', { item: 'Tasting', places: 4 }),
      ...times(3, (index) => on(1, 'loyalty.stamped', { guest: `g-${index}` })),
    ]);
    const reply = await read();
    const at = (id: string) => [named(reply, id)?.progress, named(reply, id)?.completedDate];
    expect({
      order: at('first-order'),
      orders: at('orders-100'),
      guest: at('first-guest'),
      day: at('daily-25'),
      back: at('returning-100'),
      push: at('push-1'),
      opened: at('push-opened-100'),
      tickets: at('tickets-100'),
      members: at('members-50'),
      year: at('one-year'),
      revenue: at('revenue-100k'),
    }).toEqual({
      order: [1, dayAgo(9)],
      orders: [100, dayAgo(1)],
      guest: [1, dayAgo(2)],
      day: [25, dayAgo(2)],
      back: [1, null],
      push: [1, dayAgo(4)],
      opened: [1, null],
      tickets: [4, null],
      members: [3, null],
      year: [2, null],
      revenue: [101, null],
    });
    expect(reply).toMatchObject({ lastReportOn: today(), source: 'App', readAt: expect.stringMatching(/Z$/) });
  });

  it('K12: reaches "paid back" once every currency has earned what was paid so far', async () => {
    const { api } = now();
    const ledger = await openTestLedger(api, await api.signIn(admin.email, admin.password), live.email);
    await ledger.clear();
    await report([order(3, 40_000), order(1, 70_000), order(2, 9_000_000, 'SEK')]);
    const paidBack = async () => named(await read(), 'paid-back');
    // Nothing was paid, so nothing can be paid back.
    expect(await paidBack()).toMatchObject({ progress: 0, completedDate: null });
    await ledger.record({ amount: 100_000, currency: 'DKK', date: dayAgo(9) });
    expect(await paidBack()).toMatchObject({ progress: 1, completedDate: dayAgo(1) });
    await ledger.record({ amount: 100_000, currency: 'EUR', date: dayAgo(8) });
    expect(await paidBack()).toMatchObject({ progress: 0, completedDate: null });
  });

  it('K12: announces each once, and keeps it reached after corrections', async () => {
    await report([order(2, 10_000_000)]);
    expect((await announce()).map(({ id }) => id)).toEqual(['first-order', 'revenue-100k']);
    expect(await announce()).toEqual([]);
    await report([on(0, 'order.refunded', { order: 'A-1', amount: 9_000_000, currency: 'DKK' }), order(4)]);
    expect(named(await read(), 'revenue-100k')).toMatchObject({
      ...{ progress: 100_000, completedDate: dayAgo(2) },
    });
    expect(await announce(await now().api.signIn(live.email, live.password))).toEqual([]);
  });

  it('K12: does not change the client when announcing, so concurrent edits succeed', async () => {
    await report([order(0)]);
    const { api, backend } = now();
    const version = () => api.rows('SELECT version FROM businesses WHERE id = ?', [backend.businessId]);
    const before = await version();
    expect(await announce()).toHaveLength(1);
    expect(await version()).toEqual(before);
  });

  it('announces nothing before launch', async () => {
    const { api } = now();
    const early = await startBackend(api, client);
    await early.report([order(0)]);
    expect(await announce(await api.signIn(client.email, client.password))).toEqual([]);
  });
});

describe('2.3.3: concurrent requests for achievements in two processes', () => {
  it('announce each achievement once', async () => {
    const together = await startMultiProcessApi();
    const backend = await startBackend(together.api, live);
    await backend.report([buildEvent('order.completed', { order: newId(), amount: 100, currency: 'DKK' })]);
    const clients = [together.client(), together.client()];
    for (const one of clients) await one.post('/api/login', { email: live.email, password: live.password });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => clients[index % 2]?.post('/api/achievements/announcements')),
    );
    const announced = answers.flatMap((answer) => answer?.body as unknown as AchievementReply[]);
    expect(announced.map(({ id }) => id)).toEqual(['first-order']);
    await together.close();
  });
});
