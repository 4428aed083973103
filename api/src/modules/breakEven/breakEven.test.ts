import type { BreakEvenReply } from '@skal/contracts/analytics/breakEven';
import { newId } from '../../db/rows/id.ts';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { openTestLedger, type TestLedger } from '../../testing/fixtures/ledger.ts';
import { admin, live } from '../../testing/fixtures/requestBodies.ts';
import { testSection } from '../../testing/section.hooks.ts';

describe('GET /api/break-even', () => {
  const { now, read, report } = testSection<BreakEvenReply>('/api/break-even');
  let ledger: TestLedger;

  beforeEach(async () => {
    const { api } = now();
    ledger = await openTestLedger(api, await api.signIn(admin.email, admin.password), live.email);
    await ledger.clear();
  });

  const order = (amount: number, currency: string, type = 'order.completed') =>
    buildEvent(type, { order: newId(), amount, currency });

  it('K31: shows payments before the first report, and nothing without either', async () => {
    expect(await read()).toEqual({ positions: [], lastReportOn: null, source: null, readAt: null });
    await ledger.record({ amount: 1_000_000, currency: 'DKK' });
    expect((await read()).positions).toEqual([{ currency: 'DKK', earned: null, paid: 10_000, position: -10_000 }]);
  });

  it('K31: subtracts payments from revenue, per currency', async () => {
    await report([
      ...[order(2_000_000, 'DKK'), order(50_050, 'DKK'), order(50, 'DKK', 'order.refunded'), order(700, 'SEK')],
      buildEvent('event.ticketSold', { amount: 19_900, currency: 'DKK', item: 'Tasting' }),
    ]);
    await ledger.record({ amount: 1_000_000, currency: 'DKK' });
    const recorded = await ledger.record({ amount: 500_000, currency: 'DKK' });
    await ledger.correct(recorded.body.id);
    await ledger.record({ amount: 9900, currency: 'EUR' });
    expect(await read()).toMatchObject({
      positions: [
        { currency: 'DKK', earned: 20_699, paid: 10_000, position: 10_699 },
        { currency: 'EUR', earned: 0, paid: 99, position: -99 },
        { currency: 'SEK', earned: 7, paid: 0, position: 7 },
      ],
      source: 'App',
      readAt: expect.stringMatching(/Z$/),
    });
  });
});
