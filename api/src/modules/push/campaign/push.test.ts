import type { PushOverviewReply, PushReply } from '@skal/contracts/push/push';
import { type FakeFcm, startFcm } from '../../../testing/fakes/fcm.ts';
import { addDevices } from '../../../testing/fixtures/devices.ts';
import { connectFcm, notification, type PushClient, untilSent } from '../../../testing/fixtures/push.ts';
import { client as otherClient } from '../../../testing/fixtures/requestBodies.ts';
import { zoneAt } from '../../../testing/fixtures/zones.ts';
import { type Overrides, startTestApi, type TestApi } from '../../../testing/index.ts';
import { addDays, toLocalDay } from '../../../time/calendar.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('/api/push', () => {
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

  it('K25: schedules a notification, lists it, and cancels it before it is sent', async () => {
    await start();
    const scheduled = await send({ sendAt: `${dayAhead(1)}T12:00` });
    expect([scheduled.status, scheduled.body]).toEqual([
      201,
      expect.objectContaining({ title: notification.title, audience: 'all', state: 'scheduled', result: null }),
    ]);
    expect(await list()).toEqual([scheduled.body]);
    expect(await overview()).toMatchObject({ service: 'working', scheduled: 1, sentToday: 0 });
    const cancelled = await client.owner.post(`/api/push/campaigns/${scheduled.body.id}/cancel`);
    expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled']);
    // A repeated press changes nothing.
    expect((await client.owner.post(`/api/push/campaigns/${scheduled.body.id}/cancel`)).status).toBe(200);
    expect(await overview()).toMatchObject({ scheduled: 0 });
    const actions = await api.rows<{ action: string }>("SELECT action FROM audit_entries WHERE action LIKE 'push.%'");
    expect(actions.map(({ action }) => action).sort()).toEqual(['push.cancelled', 'push.scheduled']);
  });

  it('rejects cancelling one that is being sent', async () => {
    await start();
    await devices(5);
    const { body } = await send();
    await untilSent(api);
    const cancelled = await client.owner.post(`/api/push/campaigns/${body.id}/cancel`);
    expect([cancelled.status, cancelled.body.error]).toEqual([
      409,
      'This notification is already being sent, so it can no longer be cancelled.',
    ]);
    expect(await overview()).toMatchObject({ sentToday: 1 });
  });

  it('counts characters as people see them', async () => {
    await start();
    const at = { sendAt: `${dayAhead(1)}T12:00` };
    expect((await send({ ...at, title: FAMILY.repeat(50) })).status).toBe(201);
    const tooLong = await send({ ...at, title: FAMILY.repeat(51) });
    expect([tooLong.status, tooLong.body.fields]).toEqual([400, { title: 'Please use at most 50 characters' }]);
    expect((await send({ ...at, text: 'ø'.repeat(150) })).status).toBe(201);
    expect((await send({ ...at, text: 'ø'.repeat(151) })).body.fields).toEqual({
      text: 'Please use at most 150 characters',
    });
    expect((await send({ ...at, text: FAMILY.repeat(150) })).body.fields).toEqual({
      text: 'This message is too large for phones. Please use fewer emoji.',
    });
  });

  it.each([
    [{ title: ' ' }, { title: 'Please enter a title' }],
    [{ text: '' }, { text: 'Please enter a message' }],
    [{ audience: 'everyone' }, { audience: 'Please choose an audience from the list' }],
    [{ link: 'kitchen' }, { link: 'Please choose a section of the app from the list' }],
    [{ sendAt: 'soon' }, { sendAt: 'Please enter day and time' }],
    [{ sendAt: '2026-02-30T12:00' }, { sendAt: 'Please enter day and time' }],
    [{ sendAt: '2020-01-01T12:00' }, { sendAt: 'This time has passed. Please choose a later one, or send it now.' }],
    [{ sendAt: '2999-01-01T12:00' }, { sendAt: 'Please choose a time within a year.' }],
  ])('rejects %j', async (change, fields) => {
    await start();
    const { status, body } = await send(change);
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await list()).toEqual([]);
  });

  it('creates one notification for a form that is sent twice, also when the first one fills the week', async () => {
    await start();
    await devices(5);
    await send({ confirmed: true });
    const headers = { 'Idempotency-Key': 'form-1' };
    const both = await Promise.all([send({}, headers), send({}, headers)]);
    await untilSent(api);
    const third = await send({}, headers);
    expect(new Set([...both, third].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await list()).toHaveLength(2);
    expect((await send({ title: 'Other' }, headers)).status).toBe(422);
  });

  it('sends a test to the own phones only, whatever hour and week, without listing it', async () => {
    await start({ timeZone: zoneAt(23) });
    await devices(6);
    const test = { title: 'Test', text: 'Looks good?' };
    const without = await client.owner.post('/api/push/tests', test);
    expect([without.status, without.body.error]).toEqual([
      409,
      'None of your own phones is registered for notifications. Please add one first.',
    ]);
    const unknown = await client.owner.post('/api/push/testers', { guest: 'guest-99', name: 'Ida' });
    expect([unknown.status, Object.keys(unknown.body.fields as object)]).toEqual([400, ['guest']]);
    const added = await client.owner.post('/api/push/testers', { guest: 'guest-3', name: 'Ida’s phone' });
    expect([added.status, added.body.name]).toEqual([201, 'Ida’s phone']);
    expect((await client.owner.post('/api/push/testers', { guest: 'guest-3', name: 'Again' })).status).toBe(409);
    expect((await overview()).testers).toEqual([added.body]);
    const sent = await client.owner.post('/api/push/tests', test);
    expect([sent.status, sent.body]).toEqual([201, { devices: 1 }]);
    await untilSent(api);
    expect(fcm.messages.map(({ token }) => token)).toEqual(['token-3']);
    expect(await list()).toEqual([]);
    expect(await overview()).toMatchObject({ sentToday: 0 });
    expect((await client.owner.request('DELETE', `/api/push/testers/${added.body.id}`)).status).toBe(204);
    expect((await overview()).testers).toEqual([]);
    expect(JSON.stringify([await api.rows('SELECT * FROM push_testers'), api.log])).not.toContain('guest-3');
  });

  it('8.2.2: answers for another client’s notification as for an unknown one', async () => {
    await start();
    const { body } = await send({ sendAt: `${dayAhead(1)}T12:00` });
    const other = await api.signIn(otherClient.email, otherClient.password);
    expect(await list(other)).toEqual([]);
    expect((await other.post(`/api/push/campaigns/${body.id}/cancel`)).status).toBe(404);
    expect(await list()).toMatchObject([{ state: 'scheduled' }]);
  });

  it('answers 409 without a push service', async () => {
    await start();
    const path = `/api/admin/clients/${client.backend.businessId}/push-service`;
    expect((await client.operator.request('DELETE', path)).status).toBe(204);
    const { status, body } = await send();
    expect([status, body.code]).toEqual([409, undefined]);
    expect(await overview()).toMatchObject({ service: 'missing' });
  });

  it('14.2.4: forgets an erased guest, also among own phones and deliveries', async () => {
    await start();
    await devices(6);
    await client.owner.post('/api/push/testers', { guest: 'guest-3', name: 'Ida' });
    await send();
    await untilSent(api);
    const [device] = await api.rows<{ guest_id: string }>("SELECT guest_id FROM devices WHERE token = 'token-3'");
    const path = `/api/admin/clients/${client.backend.businessId}/guest-erasures`;
    expect((await client.operator.post(path, { guest: 'guest-3' })).status).toBe(200);
    const rows = ['devices', 'push_testers', 'push_deliveries'].map((table) => api.rows(`SELECT * FROM ${table}`));
    expect(JSON.stringify(await Promise.all(rows))).not.toContain(device?.guest_id);
  });
});
