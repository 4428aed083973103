import type { PushOverviewReply, PushReply } from '@skal/contracts/push/push';
import { type FakeFcm, startFcm } from '../../../testing/fakes/fcm.ts';
import { addDevices } from '../../../testing/fixtures/devices.ts';
import { connectFcm, notification, type PushClient, untilSent } from '../../../testing/fixtures/push.ts';
import { zoneAt } from '../../../testing/fixtures/zones.ts';
import { type Overrides, startTestApi, type TestApi } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { addDays, toLocalDay } from '../../../time/calendar.ts';

describe('limits of /api/push', () => {
  let api: TestApi;
  let fcm: FakeFcm;
  let client: PushClient;

  const start = async (overrides: Overrides = {}) => {
    fcm = await startFcm();
    const push = { pollMs: 20, firstRetryMs: 20 };
    api = await startTestApi({ vendorBaseUrl: fcm.url, push, timeZone: zoneAt(12), ...overrides });
    client = await connectFcm(api, fcm);
  };
  afterEach(async () => {
    await api.close();
    await fcm.close();
  });

  const send = (change: object = {}, headers: Record<string, string> = {}) =>
    client.owner.post('/api/push/campaigns', { ...notification, confirmed: false, ...change }, { headers });
  const list = async (who = client.owner) => JSON.parse((await who.get('/api/push/campaigns')).text) as PushReply[];
  const overview = async () => (await client.owner.get('/api/push')).body as unknown as PushOverviewReply;
  const devices = (count: number, from = 0) =>
    addDevices(
      api.internals.dependencies.db,
      client.backend.businessId,
      Array.from({ length: count }, (_, index) => ({ token: `token-${from + index}`, guest: `guest-${from + index}` })),
    );
  const dayAhead = (days: number) => addDays(toLocalDay(Date.now(), api.settings.timeZone), days);

  it('asks for confirmation in the quiet hours, and keeps them otherwise', async () => {
    await start({ timeZone: zoneAt(23) });
    await devices(5);
    const asked = await send();
    expect([asked.status, asked.body.code]).toEqual([409, 'confirm']);
    expect(asked.body.error).toMatch(/^It would arrive on .*, within the quiet hours from 22:00 to 08:00\.$/);
    expect(await list()).toEqual([]);
    expect((await send({ confirmed: true })).status).toBe(201);
    await untilSent(api);
    expect(fcm.messages).toHaveLength(5);
    // One that was due before the quiet hours, and late because of an outage.
    const late = await send({ sendAt: `${dayAhead(1)}T12:00` });
    await api.execute('UPDATE push_campaigns SET due_at = ? WHERE id = ?', [Date.now() - 3600_000, late.body.id]);
    await waitFor(list, (all) => all.some(({ id, sendAt }) => id === late.body.id && Date.parse(sendAt) > Date.now()));
    expect(fcm.messages).toHaveLength(5);
  });

  it('asks before a guest gets a third notification in a week, and skips such guests otherwise', async () => {
    await start();
    await devices(6);
    await send();
    await send({ title: 'Second' });
    await untilSent(api);
    await devices(2, 6);
    const asked = await send({ title: 'Third' });
    expect([asked.status, asked.body.code, asked.body.error]).toEqual([
      ...[409, 'confirm'],
      '6 guests of this audience have had 2 notifications within a week.',
    ]);
    // Scheduled when the week was still free, due now.
    const scheduled = await send({ title: 'Scheduled', sendAt: `${dayAhead(9)}T12:00` });
    expect(scheduled.status).toBe(201);
    await api.execute('UPDATE push_campaigns SET due_at = ? WHERE id = ?', [Date.now(), scheduled.body.id]);
    await untilSent(api);
    expect((await list()).find(({ title }) => title === 'Scheduled')?.result).toMatchObject({
      ...{ sent: 2, skipped: 6, reasons: [{ reason: 'weekly', devices: 6 }] },
    });
    expect((await send({ title: 'Third', confirmed: true })).status).toBe(201);
    await untilSent(api);
    expect(fcm.messages.filter(({ notification: { title } }) => title === 'Third')).toHaveLength(8);
  });

  it('accepts fifty notifications a day, also from concurrent requests', async () => {
    await start();
    const at = { sendAt: `${dayAhead(2)}T12:00` };
    for (let count = 0; count < 48; count += 1) await send({ ...at, title: `Number ${count}` });
    const last = await Promise.all([1, 2, 3, 4].map((count) => send({ ...at, title: `Last ${count}` })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await list()).toHaveLength(50);
  });

  it('reveals no size below five, not even by a result or a question', async () => {
    await start();
    await devices(4);
    expect(await overview()).toMatchObject({ audiences: [{ audience: 'all', guests: null }, {}, {}, {}, {}] });
    await send();
    await send({ title: 'Second' });
    await untilSent(api);
    for (const { result } of await list()) {
      expect(result).toEqual({
        ...{ sent: null, failed: null, skipped: null, delivered: null, opened: null, openRate: null, reasons: [] },
      });
    }
    expect((await send()).body.error).toBe(
      'Fewer than 5 guests of this audience have had 2 notifications within a week.',
    );
    await devices(1, 4);
    expect(await overview()).toMatchObject({ audiences: [{ audience: 'all', guests: 5 }, {}, {}, {}, {}] });
  });
});
