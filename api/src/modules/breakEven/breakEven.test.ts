import type { BreakEvenReply } from '@skal/contracts/breakEven';
import { newId } from '../../db/id.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { admin, client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { ledgerOf, type TestLedger } from '../../testing/ledger.ts';

describe('GET /api/break-even', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;
  let ledger: TestLedger;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
    ledger = await ledgerOf(api, await api.signIn(admin.email, admin.password), live.email);
    await ledger.clear();
  });
  afterEach(() => api.close());

  const read = async (who = browser) => (await who.get('/api/break-even')).body as unknown as BreakEvenReply;
  const order = (amount: number, currency: string, type = 'order.completed') =>
    eventOf(type, { order: newId(), amount, currency });

  it('K31: says what was paid while the app has reported nothing, and nothing where there is neither', async () => {
    expect(await read()).toEqual({ positions: [], lastReportOn: null, source: null, readAt: null });
    await ledger.record({ amount: 1_000_000, currency: 'DKK' });
    expect((await read()).positions).toEqual([{ currency: 'DKK', earned: null, paid: 10_000, position: -10_000 }]);
  });

  it('K31: is what was earned less what was paid, in each currency by itself', async () => {
    await backend.report([
      ...[order(2_000_000, 'DKK'), order(50_050, 'DKK'), order(50, 'DKK', 'order.refunded'), order(700, 'SEK')],
      eventOf('event.ticketSold', { amount: 19_900, currency: 'DKK', item: 'Tasting' }),
    ]);
    await ledger.record({ amount: 1_000_000, currency: 'DKK' });
    const given = await ledger.record({ amount: 500_000, currency: 'DKK' });
    await ledger.correct(given.body.id);
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

  it('8.2.2: another client sees nothing of it', async () => {
    await backend.report([order(100, 'DKK')]);
    const others = await read(await api.signIn(client.email, client.password));
    expect(others).toEqual({ positions: [], lastReportOn: null, source: null, readAt: null });
  });
});
