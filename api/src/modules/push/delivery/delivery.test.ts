import type { PushReply } from '@skal/contracts/push/push';
import { buildEvent } from '../../../testing/fakes/apps.ts';
import { type FakeFcm, startFcm } from '../../../testing/fakes/fcm.ts';
import { addDevices } from '../../../testing/fixtures/devices.ts';
import { connectFcm, notification, type PushClient, untilSent } from '../../../testing/fixtures/push.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';

const push = { pollMs: 20, firstRetryMs: 20 };

describe('delivery by FCM', () => {
  let api: TestApi;
  let fcm: FakeFcm;
  let owner: PushClient['owner'];
  let client: PushClient;

  beforeEach(async () => {
    fcm = await startFcm();
    api = await startTestApi({ vendorBaseUrl: fcm.url, push, mail: { pollMs: 3_600_000 } });
    client = await connectFcm(api, fcm);
    ({ owner } = client);
  });
  afterEach(async () => {
    await api.close();
    await fcm.close();
  });

  const devices = (count: number) =>
    addDevices(
      api.internals.dependencies.db,
      client.backend.businessId,
      Array.from({ length: count }, (_, index) => ({ token: `token-${index}`, guest: `guest-${index}` })),
    );
  const send = (change: object = {}) => owner.post('/api/push/campaigns', { ...notification, ...change });
  const list = async () => JSON.parse((await owner.get('/api/push/campaigns')).text) as PushReply[];
  const tokens = () => fcm.messages.map(({ token }) => token).sort();

  it('reaches each device once, with title, text, link and the id that the app reports', async () => {
    await devices(7);
    const { status, body } = await send();
    expect([status, body.state]).toEqual([201, 'scheduled']);
    await untilSent(api);
    expect(tokens()).toEqual(Array.from({ length: 7 }, (_, index) => `token-${index}`));
    expect(fcm.messages[0]).toEqual({
      token: expect.any(String),
      notification: { title: notification.title, body: notification.text },
      data: { push: body.id, link: 'events' },
      android: { ttl: '86400s', notification: { tag: body.id } },
      apns: { headers: { 'apns-collapse-id': body.id } },
    });
    expect(fcm.tokenRequests).toBe(2);
    expect(await list()).toMatchObject([{ id: body.id, state: 'sent', result: { sent: 7, failed: 0, reasons: [] } }]);
  });

  it('counts delivered and opened as the app reports them', async () => {
    await devices(6);
    const { body } = await send();
    await untilSent(api);
    expect(await list()).toMatchObject([{ result: { sent: 6, delivered: null, opened: null, openRate: null } }]);
    const events = (type: string, count: number) =>
      Array.from({ length: count }, (_, index) => buildEvent(type, { guest: `guest-${index}`, push: body.id }));
    await client.backend.report([...events('notification.delivered', 5), ...events('notification.opened', 2)]);
    expect(await list()).toMatchObject([{ result: { sent: 6, delivered: 5, opened: 2, openRate: 40 } }]);
  });

  it('forgets a device that FCM no longer knows, and names each reason', async () => {
    await devices(8);
    fcm.unregistered.add('token-0');
    fcm.respondOnce('token-1', { status: 400, code: 'INVALID_ARGUMENT' });
    fcm.respondOnce('token-2', { status: 403, code: 'SENDER_ID_MISMATCH' });
    await send();
    await untilSent(api);
    const reasons = ['unregistered', 'invalid', 'mismatch'].map((reason) => ({ reason, devices: 1 }));
    expect(await list()).toMatchObject([{ result: { sent: 5, failed: 3, reasons } }]);
    const left = await api.rows<{ token: string }>('SELECT token FROM devices ORDER BY token');
    expect(left.map(({ token }) => token)).not.toContain('token-0');
    expect(left).toHaveLength(7);
  });

  it('tries a device again after a server error', async () => {
    await devices(6);
    for (const code of ['UNAVAILABLE', 'INTERNAL']) fcm.respondOnce('token-3', { status: 503, code });
    await send();
    await untilSent(api);
    expect(tokens()).toHaveLength(6);
    const [delivery] = await api.rows<{ attempts: number }>(
      'SELECT attempts FROM push_deliveries ORDER BY attempts DESC LIMIT 1',
    );
    expect(Number(delivery?.attempts)).toBeGreaterThan(1);
  });

  it('renews an access token that was revoked, without counting as broken', async () => {
    await devices(6);
    await send();
    await untilSent(api);
    fcm.respondOnce('token-2', { status: 401, code: 'UNAUTHENTICATED' });
    await send({ title: 'Second' });
    await untilSent(api);
    expect(tokens()).toHaveLength(12);
    expect(fcm.tokenRequests).toBe(3);
    expect((await owner.get('/api/push')).body).toMatchObject({ service: 'working' });
  });

  it('waits as long as FCM asks when it limits the rate, without counting an attempt', async () => {
    await devices(6);
    fcm.outage = { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '1' };
    await send();
    const [paused] = await waitFor(
      () =>
        api.rows<{ paused_until: number; state: string; failures: number }>(
          'SELECT * FROM push_services WHERE paused_until > 0',
        ),
      (rows) => rows.length === 1,
    );
    expect(paused).toMatchObject({ state: 'working', failures: 0 });
    expect(Number(paused?.paused_until)).toBeGreaterThan(Date.now() - 1000);
    fcm.outage = null;
    await untilSent(api);
    expect(tokens()).toHaveLength(6);
    const attempts = await api.rows<{ attempts: number }>('SELECT DISTINCT attempts FROM push_deliveries');
    expect(attempts.map((row) => Number(row.attempts))).toEqual([1]);
  });

  it('shows the owner and the operator that the credentials are rejected, sends once repaired', async () => {
    await devices(6);
    fcm.outage = { status: 403, code: 'PERMISSION_DENIED' };
    await send();
    const state = async () => (await owner.get('/api/push')).body;
    await waitFor(state, ({ service }) => service === 'broken');
    expect((await state()).problem).toBe('The push service rejects the service account (403).');
    const alerts = JSON.parse((await client.operator.get('/api/admin/app-alerts')).text);
    expect(alerts).toMatchObject([{ clientId: client.backend.businessId, title: 'Notifications are not delivered' }]);
    const mails = await api.rows<{ subject: string }>(
      "SELECT subject FROM outbox WHERE subject LIKE 'Notifications of%'",
    );
    expect(mails).toHaveLength(1);
    fcm.outage = null;
    await client.operator.request('PUT', `/api/admin/clients/${client.backend.businessId}/push-service`, {
      json: { driver: 'fcm', serviceAccount: fcm.keyFile },
    });
    await untilSent(api);
    expect(tokens()).toHaveLength(6);
    expect(await state()).toMatchObject({ service: 'working', problem: null });
  });

  it('counts as broken after repeated outages, and as working with the next success', async () => {
    await devices(6);
    fcm.outage = { status: 500, code: 'INTERNAL' };
    await send();
    const state = async () => (await owner.get('/api/push')).body.service;
    await waitFor(state, (service) => service === 'broken');
    fcm.outage = null;
    await untilSent(api);
    expect(await state()).toBe('working');
  });

  it('gives up after a day', async () => {
    await devices(6);
    fcm.outage = { status: 503, code: 'UNAVAILABLE' };
    await send();
    await waitFor(
      () => api.rows("SELECT id FROM push_campaigns WHERE state = 'sending'"),
      (rows) => rows.length === 1,
    );
    await api.execute('UPDATE push_campaigns SET started_at = started_at - ?', [25 * 3600_000]);
    await untilSent(api);
    expect(await list()).toMatchObject([
      { result: { sent: 0, failed: 6, reasons: [{ reason: 'expired', devices: 6 }] } },
    ]);
  });

  it('prepares and sends more than one page', async () => {
    await devices(1100);
    await send();
    await untilSent(api);
    expect(new Set(tokens()).size).toBe(1100);
    expect(tokens()).toHaveLength(1100);
    expect(await list()).toMatchObject([{ result: { sent: 1100 } }]);
  });

  it('reaches no device that was forgotten meanwhile', async () => {
    await devices(6);
    fcm.outage = { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '3600' };
    await send();
    // Paused, so that no attempt is under way that has read the device already.
    await waitFor(
      () => api.rows('SELECT id FROM push_services WHERE paused_until > ?', [Date.now()]),
      (rows) => rows.length === 1,
    );
    await api.execute("DELETE FROM devices WHERE token = 'token-5'");
    fcm.outage = null;
    await api.execute('UPDATE push_deliveries SET due_at = 0');
    await api.execute('UPDATE push_services SET paused_until = 0');
    await untilSent(api);
    expect(tokens()).toEqual(['token-0', 'token-1', 'token-2', 'token-3', 'token-4']);
  });

  it('never reaches the devices of another client', async () => {
    await devices(6);
    const [other] = await api.rows<{ id: string }>('SELECT id FROM businesses WHERE id <> ?', [
      client.backend.businessId,
    ]);
    await api.execute("INSERT INTO app_clients (business_id, salt, version) VALUES (?, 'x', 0)", [other?.id]);
    await addDevices(api.internals.dependencies.db, other?.id ?? '', [{ token: 'foreign', guest: 'guest-1' }]);
    await send();
    await untilSent(api);
    expect(tokens()).not.toContain('foreign');
  });
});
