import type { TakeawayReply } from '@skal/contracts/analytics/takeaway';
import { newId } from '../../db/rows/id.ts';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { NOTHING, REPORTED, testSection } from '../../testing/section.hooks.ts';
import { addDays, toTimestamp, toWallClock } from '../../time/calendar.ts';
import type { OrderEvent } from '../appEvent/orderEvents.query.ts';
import { getTakeawayTimes, presentTakeaway } from './takeaway.present.ts';

const HOUR_MS = 3600_000;

describe('GET /api/takeaway', () => {
  const { now, read, report } = testSection<TakeawayReply>('/api/takeaway');
  const ago = (hours: number) => ({ at: new Date(Date.now() - hours * HOUR_MS).toISOString() });
  const order = (what: string, name: string, fields: object = {}) =>
    buildEvent(`order.${what}`, { order: name, amount: 10_050, currency: 'DKK', channel: 'takeaway', ...fields });
  const active = async () => (await read()).active.map(({ order: name }) => name);

  it('K35: lists an order as active until it is completed, cancelled or refunded, oldest first', async () => {
    await report([
      ...[
        order('placed', 'A-3', { item: 'Cheese box' }),
        order('placed', 'A-1', ago(2)),
        order('placed', 'A-2', { ...ago(1), lines: [{ item: 'Tapas box', quantity: 2, amount: 9_000 }] }),
      ],
      ...[order('placed', 'A-4', ago(3)), order('placed', 'A-5', ago(3)), order('placed', 'A-6', ago(3))],
      ...[order('placed', 'A-7', ago(25)), order('placed', 'A-8', { channel: 'shop' })],
      { ...buildEvent('order.placed', { order: 'A-9' }), ...ago(0.5), channel: 'takeaway' },
    ]);
    expect((await active()).toSorted()).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6', 'A-9']);
    await report([order('completed', 'A-4'), order('cancelled', 'A-5'), order('refunded', 'A-6')]);
    const { active: left, activeCount } = await read();
    expect([left.map(({ order: name }) => name), activeCount]).toEqual([['A-1', 'A-2', 'A-9', 'A-3'], 4]);
    expect(left.at(-1)).toMatchObject({ lines: [{ item: 'Cheese box', quantity: 1 }], amount: 100.5, currency: 'DKK' });
    expect(left.at(1)?.lines).toEqual([{ item: 'Tapas box', quantity: 2 }]);
    expect(left.at(2)).toMatchObject({ lines: [], amount: null, currency: null });
  });

  it('K35: treats an order placed again after completion as a new one', async () => {
    await report([order('completed', '17', ago(4)), order('placed', '17', ago(1)), order('placed', '17', ago(5))]);
    expect(await active()).toEqual(['17']);
  });

  it('K35: lists the oldest hundred, and counts all', async () => {
    await report(Array.from({ length: 103 }, (_, index) => order('placed', `B-${index}`, ago(index / 10))));
    const { active: listed, activeCount } = await read();
    expect([listed.length, activeCount, listed[0]?.order]).toEqual([100, 103, 'B-102']);
  });

  it("K35: sums today's completed takeaway orders net of refunds, with their preparation time", async () => {
    await report([
      ...[order('completed', 'A-1', { minutes: 10 }), order('completed', 'A-2', { minutes: 15 })],
      ...[order('completed', 'A-3'), order('refunded', 'A-3', { amount: 50 })],
      ...[order('completed', 'A-4', { channel: 'shop', minutes: 90 }), order('completed', 'A-5', { currency: 'SEK' })],
    ]);
    const origin = { ...REPORTED, before: null };
    expect(await read()).toMatchObject({
      ...{ currency: 'DKK', otherRevenue: [{ currency: 'SEK', value: 100.5 }] },
      revenue: { value: 301, ...origin },
      completed: { value: 4, ...origin },
      preparation: { value: 12.5, ...origin },
    });
  });

  it('returns zero and no preparation time for a reported day without orders', async () => {
    await report([buildEvent('app.opened', { guest: 'a' })]);
    expect(await read()).toMatchObject({ completed: { value: 0 }, revenue: { value: 0 }, preparation: NOTHING });
  });

  it('compares today with the same weekday up to the same minute, also across a clock change', () => {
    const zone = 'Europe/Copenhagen';
    const origin = { source: 'App', readAt: '2026-10-27T17:30:00.000Z' };
    // The clocks were set back on 25 October.
    const now = Date.parse('2026-10-27T18:30:30+01:00');
    const completed = (at: string): OrderEvent => ({
      ...{ id: newId(), type: 'order.completed', source: 'app', at: Date.parse(at) },
      details: { order: newId(), amount: 100, currency: 'DKK', channel: 'takeaway', minutes: 20 },
    });
    const events = [
      ...['2026-10-20T00:00:00+02:00', '2026-10-20T18:30:59+02:00', '2026-10-20T18:31:00+02:00'],
      ...['2026-10-26T23:59:59+01:00', '2026-10-27T00:00:00+01:00'],
    ].map(completed);
    const reply = (reportBefore: typeof origin | null) =>
      presentTakeaway({
        ...{
          times: getTakeawayTimes(now, zone),
          events,
          answers: [],
          report: origin,
          reportBefore,
          lastReportOn: '2026-10-27',
        },
      });
    expect(reply(origin)).toMatchObject({
      ...{ date: '2026-10-27', completed: { value: 1, before: 2 }, revenue: { value: 1, before: 2 } },
    });
    expect(reply(null)).toMatchObject({ completed: { value: 1, before: null } });
  });

  it('compares with a week ago over HTTP', async () => {
    const { timeZone } = now().api.settings;
    const { day, minutes } = toWallClock(Date.now(), timeZone);
    const then = new Date(toTimestamp(addDays(day, -7), minutes, timeZone)).toISOString();
    await report([order('completed', 'A-1', { at: then }), order('completed', 'A-2')]);
    expect((await read()).completed).toMatchObject({ value: 1, before: 1 });
  });
});
