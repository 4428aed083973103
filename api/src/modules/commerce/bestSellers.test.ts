import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import { newId } from '../../db/rows/id.ts';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { testSection } from '../../testing/section.hooks.ts';

describe('best sellers and currencies', () => {
  const { ago, now, read, report } = testSection<CommerceReply>('/api/commerce');
  const order = (amount: number, fields: object = {}) =>
    buildEvent('order.completed', { order: newId(), amount, currency: 'DKK', ...fields });

  it('ranks items by quantity sold, with revenue, less refunds', async () => {
    const line = (item: string, quantity: number, amount?: number) => ({ item, quantity, amount });
    await report([
      order(60_000, { lines: [line('Barolo', 3, 37_500), line('Olives', 4, 22_000), line('Tap water', 2)] }),
      order(12_500, { lines: [line('Barolo', 1, 12_500)], currency: 'SEK' }),
      order(5500, { item: 'Olives' }),
      order(9800, { item: 'Burrata', lines: [line('Bread', 1, 1000)] }),
      buildEvent('order.placed', { order: 'A-9', lines: [line('Olives', 50)] }),
      buildEvent('order.cancelled', { order: 'A-9', lines: [line('Olives', 50)] }),
      buildEvent('order.refunded', {
        ...{ order: 'A-1', amount: 13_500, currency: 'DKK' },
        lines: [line('Barolo', 1, 12_500), line('Bread', 1, 1000)],
      }),
    ]);
    const { bestSellers } = await read();
    expect(bestSellers).toMatchObject([
      { item: 'Olives', quantity: 5, share: 50, revenue: [{ currency: 'DKK', value: 220 }] },
      {
        ...{ item: 'Barolo', quantity: 3, share: 30 },
        revenue: [
          { currency: 'DKK', value: 250 },
          { currency: 'SEK', value: 125 },
        ],
      },
      { item: 'Tap water', quantity: 2, share: 20, revenue: [] },
    ]);
  });

  it('keeps the revenue of two long names with the same beginning apart', async () => {
    const [one, other] = ['1', '2'].map((end) => `${'Ø'.repeat(99)}${end}`);
    const line = (item: string | undefined, amount: number) => ({ item, quantity: 1, amount });
    await report([order(300, { lines: [line(one, 100), line(other, 200)] })]);
    expect((await read()).bestSellers.map(({ item, revenue }) => [item, revenue[0]?.value])).toEqual([
      [one, 1],
      [other, 2],
    ]);
  });

  it.each([
    ['JPY', 1200, 1200],
    ['KWD', 1250, 1.25],
    ['HUF', 125_000, 1250],
  ])('converts minor units of %s: %d is %d', async (currency, amount, value) => {
    await report([
      order(amount, { currency, order: 'A-1', lines: [{ item: 'Barolo', quantity: 2, amount }] }),
      order(amount, { ...ago(1), currency }),
    ]);
    expect(await read()).toMatchObject({
      ...{ currency, revenue: { value, before: value }, averageOrder: { value, before: value } },
      ...{ bestSellers: [{ revenue: [{ currency, value }] }], recent: [{ amount: value, currency }, {}] },
    });
    const { browser } = now();
    const overview = (await browser.get('/api/overview')).body;
    expect(overview).toMatchObject({ currency, revenueToday: { value } });
    expect((await browser.get('/api/break-even')).body).toMatchObject({
      positions: expect.arrayContaining([expect.objectContaining({ currency, earned: 2 * value })]),
    });
  });

  it('rounds an average in yen to whole yen', async () => {
    await report([order(100, { currency: 'JPY' }), order(101, { currency: 'JPY' })]);
    expect((await read()).averageOrder.value).toBe(101);
  });
});
