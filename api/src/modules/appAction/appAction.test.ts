import type { AppChangesReply } from '@skal/contracts/content/appContent';
import { newId } from '../../db/rows/id.ts';
import { startWebhookReceiver } from '../../testing/fakes/appBackend.ts';
import { buildEvent, startBackend, type TestBackend } from '../../testing/fakes/apps.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { startMultiProcessApi } from '../../testing/processes/multiProcess.ts';
import { waitFor } from '../../testing/waitFor.ts';

const HOUR_MS = 3600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const placed = (order: string, fields = {}) => buildEvent('order.placed', { order, channel: 'takeaway', ...fields });
const completed = (order: string) =>
  buildEvent('order.completed', { order, channel: 'takeaway', amount: 12_500, currency: 'DKK' });

describe('answers to orders and reservations', () => {
  let api: TestApi;
  let owner: TestClient;
  let app: TestBackend;

  beforeEach(async () => {
    api = await startTestApi({ webhooks: { allowLoopback: true, pollMs: 20 }, live: { pollMs: 10 } });
    owner = await api.signIn(live.email, live.password);
    app = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const take = (kind: 'orders' | 'reservations', id: string, step: string, version: number, browser = owner) =>
    browser.post(`/api/${kind}/${id}/actions`, { step, version });
  const takeaway = async () => (await owner.get('/api/takeaway')).body;
  const bookings = async () => (await owner.get('/api/bookings')).body;
  const poll = async (query: string) => {
    const headers = { authorization: `Bearer ${app.key}` };
    return (await (await fetch(`${api.url}/api/app/changes?${query}`, { headers })).json()) as AppChangesReply;
  };
  const changes = async (after = 0) => (await poll(`wait=0&after=${after}`)).answers;

  it('an order is accepted, ready and completed with one call each, and the app receives each', async () => {
    const receiver = await startWebhookReceiver();
    await owner.post('/api/webhooks', { url: receiver.url });
    const event = placed('A-1', { amount: 12_500, currency: 'DKK' });
    await app.report([event]);
    expect(await takeaway()).toMatchObject({
      active: [{ id: event.id, action: { step: null, version: 0, at: null, by: null, progress: 'none' } }],
    });
    for (const [version, step] of ['accepted', 'ready', 'completed'].entries()) {
      const { status, body } = await take('orders', event.id, step, version);
      expect([status, body]).toMatchObject([200, { step, version: version + 1, progress: 'waiting' }]);
    }
    await waitFor(
      () => receiver.received.length,
      (seen) => seen >= 3,
    );
    expect(receiver.received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data.order])).toEqual(
      expect.arrayContaining([
        ['order.accepted', 'A-1'],
        ['order.ready', 'A-1'],
        ['order.completed', 'A-1'],
      ]),
    );
    const seen = await changes();
    expect(seen).toMatchObject([
      { type: 'order.accepted', data: { order: 'A-1', event: event.id, step: 'accepted', version: 1 } },
      { type: 'order.ready' },
      { type: 'order.completed' },
    ]);
    expect(await changes(seen[1]?.sequence)).toEqual(seen.slice(2));
    expect((await poll('wait=0')).answers).toEqual([]);
    const audited = await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'order.%' ORDER BY id");
    expect(audited.map(({ action }) => action)).toEqual(['order.accepted', 'order.ready', 'order.completed']);
    await waitFor(takeaway, ({ activeCount }) => activeCount === 0);
    await receiver.close();
  });

  it('an app without webhooks learns by a long poll that its order was accepted', async () => {
    const event = placed('A-1');
    await app.report([event]);
    const waiting = poll('after=0');
    await take('orders', event.id, 'accepted', 0);
    const { number, answers } = await waiting;
    expect([number, answers]).toMatchObject([0, [{ type: 'order.accepted', data: { order: 'A-1', version: 1 } }]]);
    expect(await poll(`wait=1&after=${answers[0]?.sequence}`)).toEqual({ number: 0, answers: [] });
  });

  it('an order that portal and app both complete counts once; money is what the app reports', async () => {
    const event = placed('A-1', { amount: 12_500, currency: 'DKK' });
    await app.report([event]);
    await take('orders', event.id, 'accepted', 0);
    await take('orders', event.id, 'completed', 1);
    expect(await takeaway()).toMatchObject({
      ...{ active: [], activeCount: 0 },
      ...{ completed: { value: 1 }, revenue: { value: 0 } },
    });
    await app.report([completed('A-1')]);
    expect(await takeaway()).toMatchObject({ completed: { value: 1 }, revenue: { value: 125 } });
    expect((await owner.get('/api/overview')).body).toMatchObject({ ordersToday: { value: 1 } });
  });

  it('a repeated step changes nothing; a step that is not possible, or of an older state, gets the current one', async () => {
    const event = placed('A-1');
    await app.report([event]);
    const first = await take('orders', event.id, 'accepted', 0);
    const repeated = await take('orders', event.id, 'accepted', 0);
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
    for (const [step, version] of [
      ['declined', 0],
      ['ready', 7],
    ] as const) {
      const { status, body } = await take('orders', event.id, step, version);
      expect([status, body]).toMatchObject([409, { code: 'outdated', current: { step: 'accepted', version: 1 } }]);
    }
    expect((await take('orders', event.id, 'declined', 1)).status).toBe(200);
    expect((await take('orders', event.id, 'accepted', 2)).status).toBe(409);
    expect(await changes()).toHaveLength(2);
    for (const body of [{ step: 'eaten', version: 0 }, { step: 'ready' }, { step: 'ready', version: -1 }]) {
      expect((await owner.post(`/api/orders/${event.id}/actions`, body)).status).toBe(400);
    }
  });

  it('no step follows what the app has reported', async () => {
    const event = placed('A-1', { at: new Date(Date.now() - 1000).toISOString() });
    await app.report([event, completed('A-1')]);
    const late = await take('orders', event.id, 'accepted', 0);
    expect([late.status, late.body.error]).toEqual([409, 'The app has already reported this order as completed.']);
  });

  it("8.2.2: another client's order is like one that does not exist", async () => {
    const event = placed('A-1');
    await app.report([event]);
    const stranger = await api.signIn(client.email, client.password);
    expect((await take('orders', event.id, 'accepted', 0, stranger)).status).toBe(404);
    expect((await take('orders', newId(), 'accepted', 0)).status).toBe(404);
    expect((await take('reservations', event.id, 'accepted', 0)).status).toBe(404);
  });

  const table = (order: string, fields: { for?: string; item?: string } = {}) => {
    const booked = { order, places: 4, for: inHours(3), ...fields };
    return { ...buildEvent('table.reserved', booked), for: booked.for };
  };

  it('lists reservations with a name and a time until they are over, with the answer', async () => {
    const [first, second] = [table('T-1'), table('T-2', { for: inHours(30), item: 'Window' })];
    await app.report([second, first, buildEvent('table.reserved', { places: 2, for: inHours(4) })]);
    expect((await bookings()).reservations).toEqual([
      {
        ...{ id: first.id, order: 'T-1', for: expect.any(String), places: 4, item: null },
        action: { step: null, version: 0, at: null, by: null, progress: 'none' },
      },
      {
        ...{ id: second.id, order: 'T-2', places: 4, item: 'Window' },
        for: expect.any(String),
        action: expect.anything(),
      },
    ]);
    expect((await take('reservations', first.id, 'accepted', 0)).body).toMatchObject({ step: 'accepted', version: 1 });
    expect(await bookings()).toMatchObject({ reservations: [{ action: { step: 'accepted' } }, {}] });
    await app.report([buildEvent('table.cancelled', { order: 'T-1', places: 4, for: first.for })]);
    expect(await bookings()).toMatchObject({ reservations: [{ order: 'T-2' }] });
    expect((await take('reservations', first.id, 'noShow', 1)).body).toMatchObject({
      error: 'The app has already reported this reservation as cancelled.',
    });
  });

  it('a no-show and a declined table count at once, and once when the app reports them as well', async () => {
    const [missed, declined] = [table('T-1', { for: inHours(0) }), table('T-2', { for: inHours(0) })];
    await app.report([missed, declined, table('T-3', { for: inHours(0) })]);
    expect(await bookings()).toMatchObject({ tables: { value: 3 }, guests: { value: 12 }, noShows: { value: 0 } });
    await take('reservations', missed.id, 'noShow', 0);
    await take('reservations', declined.id, 'declined', 0);
    const after = { tables: { value: 1 }, guests: { value: 4 }, noShows: { value: 1 } };
    expect(await bookings()).toMatchObject({ ...after, reservations: [{ order: 'T-3' }] });
    await app.report([
      buildEvent('table.missed', { order: 'T-1', places: 4, for: missed.for }),
      buildEvent('table.cancelled', { order: 'T-2', places: 4, for: declined.for }),
    ]);
    expect(await bookings()).toMatchObject(after);
  });

  it('shows that the app could not be reached', async () => {
    const receiver = await startWebhookReceiver();
    receiver.status = 500;
    await owner.post('/api/webhooks', { url: receiver.url });
    const event = placed('A-1');
    await app.report([event]);
    await take('orders', event.id, 'declined', 0);
    await waitFor(
      () => receiver.received.length,
      (seen) => seen >= 1,
    );
    expect(await takeaway()).toMatchObject({ active: [{ action: { step: 'declined', progress: 'waiting' } }] });
    await waitFor(
      () => api.rows<{ attempts: number }>('SELECT attempts FROM webhook_deliveries WHERE leased_by IS NULL'),
      ([row]) => (row?.attempts ?? 0) > 0,
    );
    await api.execute('UPDATE webhook_deliveries SET due_at = NULL');
    expect(await takeaway()).toMatchObject({ active: [{ action: { step: 'declined', progress: 'failed' } }] });
    await receiver.close();
  });
});

describe('two people who tap different answers at the same time', () => {
  it('have one winner; the other gets the current state', async () => {
    const together = await startMultiProcessApi();
    const app = await startBackend(together.api, live);
    const event = placed('A-1');
    await app.report([event]);
    const people = [together.client(), together.client()];
    for (const each of people) await each.post('/api/login', { email: live.email, password: live.password });
    const answers = await Promise.all(
      ['accepted', 'declined'].map((step, index) =>
        people[index]?.post(`/api/orders/${event.id}/actions`, { step, version: 0 }),
      ),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
    const [winner, other] = answers.toSorted((one, two) => (one?.status ?? 0) - (two?.status ?? 0));
    expect(other?.body.current).toMatchObject({ step: winner?.body.step, version: 1 });
    expect(await together.api.rows('SELECT step FROM app_actions')).toEqual([{ step: winner?.body.step }]);
    await together.close();
  });
});
