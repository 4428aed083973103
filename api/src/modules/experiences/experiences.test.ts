import type { ExperiencesReply } from '@skal/contracts/analytics/experiences';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { NOTHING, testSection } from '../../testing/section.hooks.ts';
import { addDays } from '../../time/calendar.ts';
import type { TicketedEvent } from '../appMetric/query/ticketedEvents.query.ts';
import { presentExperiences } from './experiences.present.ts';

describe('GET /api/experiences', () => {
  const { dayAgo, hourOn, read, report, today } = testSection<ExperiencesReply>('/api/experiences');
  const on = (later: number) => hourOn(later, 19);
  const sold = (later: number, item: string, places: number, fields: object = {}) =>
    buildEvent('event.ticketSold', {
      ...{ item, places, amount: places * 29_500, currency: 'DKK', for: on(later) },
      ...fields,
    });
  const attendedEvent = (later: number, item: string, places: number, fields: object = {}) =>
    buildEvent('event.attended', { item, places, for: on(later), ...fields });

  it('K34: lists tickets, guests and revenue of each event, upcoming and past', async () => {
    await report([
      ...[sold(9, 'Mosel', 2), sold(9, 'Mosel', 3, { at: on(-10) }), sold(2, 'Cheese', 1), sold(0, 'Tonight', 4)],
      ...[sold(-3, 'Piedmont', 10, { at: on(-8) }), sold(-3, 'Piedmont', 2, { currency: 'EUR' })],
      ...[attendedEvent(-3, 'Piedmont', 1), attendedEvent(-3, 'Piedmont', 8), attendedEvent(-20, 'Chablis', 5)],
    ]);
    const { upcoming, past, undated } = await read();
    const dkk = (value: number) => [{ currency: 'DKK', value }];
    expect(upcoming).toEqual([
      { date: today(), name: 'Tonight', sold: 4, attended: 0, revenue: dkk(1180) },
      { date: addDays(today(), 2), name: 'Cheese', sold: 1, attended: 0, revenue: dkk(295) },
      { date: addDays(today(), 9), name: 'Mosel', sold: 5, attended: 0, revenue: dkk(1475) },
    ]);
    expect(past).toEqual([
      {
        ...{ date: dayAgo(3), name: 'Piedmont', sold: 12, attended: 9 },
        revenue: [...dkk(2950), { currency: 'EUR', value: 590 }],
      },
      { date: dayAgo(20), name: 'Chablis', sold: 0, attended: 5, revenue: [] },
    ]);
    expect(undated).toBe(0);
  });

  it('treats the same name on two days as two events, and keeps the revenue of long names', async () => {
    const long = `Ø${'a'.repeat(98)}b`;
    await report([sold(1, 'Tasting', 1), sold(8, 'Tasting', 2), sold(3, long, 2), sold(4, '🍷'.repeat(100), 1)]);
    const { upcoming } = await read();
    expect(upcoming.map(({ name, sold: places, revenue }) => [name?.slice(0, 7), places, revenue[0]?.value])).toEqual([
      ['Tasting', 1, 295],
      ['Øaaaaaa', 2, 590],
      ['🍷'.repeat(4).slice(0, 7), 1, 295],
      ['Tasting', 2, 590],
    ]);
  });

  it('counts tickets without a day, but lists no event for them', async () => {
    await report([sold(0, 'Tasting', 3, { for: undefined }), buildEvent('event.attended', {})]);
    expect(await read()).toMatchObject({
      ...{ undated: 3, past: [], revenue: { value: 0 }, count: { value: 1, source: 'App' } },
      upcoming: [{ date: today(), name: null, sold: 0, attended: 1, revenue: [] }],
    });
  });

  it('K34: compares events, revenue by currency and attendance with the previous month', () => {
    const eventOn = (
      day: string,
      places: number,
      attended: number,
      kroner: number,
      currency = 'DKK',
    ): TicketedEvent => ({
      ...{ day, name: 'Tasting', sold: places, attended, revenue: new Map([[currency, kroner * 100]]) },
    });
    const events = [
      ...[eventOn('2026-10-01', 10, 10, 900), eventOn('2026-10-31', 30, 10, 2700)],
      ...[eventOn('2026-11-01', 20, 15, 1800), eventOn('2026-11-12', 10, 9, 900, 'EUR')],
      ...[eventOn('2026-11-21', 8, 2, 700), eventOn('2026-11-30', 5, 0, 450), eventOn('2026-12-01', 5, 0, 450)],
    ];
    const report = { source: 'App', readAt: '2026-11-21T05:00:00.000Z' };
    const days = { today: '2026-11-21', lastMonth: '2026-10-31', lastReportOn: '2026-11-21' };
    expect(presentExperiences({ ...days, evenings: events, lastReport: report, reportBefore: report })).toMatchObject({
      ...{ currency: 'DKK', otherRevenue: [{ currency: 'EUR', value: 900 }] },
      count: { value: 4, before: 2 },
      revenue: { value: 2950, before: 3600 },
      attendance: { value: 80, before: 50 },
    });
    const nothing = presentExperiences({ ...days, evenings: [], lastReport: report, reportBefore: null });
    expect(nothing).toMatchObject({ count: { value: 0, before: null }, revenue: { value: 0 }, attendance: NOTHING });
    const silent = { ...days, lastReportOn: '2026-10-31', evenings: [], lastReport: report, reportBefore: report };
    expect(presentExperiences(silent)).toMatchObject({ count: { ...NOTHING, before: 0 } });
  });
});
