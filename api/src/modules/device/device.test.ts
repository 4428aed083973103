import { GUEST_DEVICES_MAX } from '@skal/contracts/app/device';
import { purge } from '../../housekeeping.ts';
import { buildEvent, startBackend, type TestBackend } from '../../testing/fakes/apps.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

const DAY_MS = 24 * 3600_000;

describe('/api/app/devices', () => {
  let api: TestApi;
  let backend: TestBackend;

  beforeAll(async () => {
    api = await startTestApi();
    backend = await startBackend(api, live);
  });
  beforeEach(() => api.execute('DELETE FROM devices'));
  afterAll(() => api.close());

  const send = (method: string, path: string, json?: object, { key } = backend) =>
    api.request(method, `/api/app/devices${path}`, {
      ...(json && { json }),
      headers: { authorization: `Bearer ${key}`, origin: '' },
    });
  const register = (change: object = {}, from = backend) =>
    send('POST', '', { token: 'token-1', platform: 'ios', guest: 'guest-1', locale: 'da-DK', ...change }, from);
  const rows = () => api.rows('SELECT id, business_id, token, platform, guest_id, locale FROM devices ORDER BY id');

  it('registers a device, and updates it when its token comes again', async () => {
    const first = await register();
    expect([first.status, first.body]).toEqual([200, { id: expect.any(String) }]);
    const again = await register({ guest: 'guest-2', platform: 'android', locale: '' });
    expect(again.body).toEqual(first.body);
    expect(await rows()).toEqual([
      {
        ...{ id: first.body.id, business_id: backend.businessId, token: 'token-1', platform: 'android', locale: '' },
        guest_id: expect.stringMatching(new RegExp(`^${backend.businessId}/[0-9a-f]{32}$`)),
      },
    ]);
  });

  it('stores the pseudonym as events do: hashed, and never as sent', async () => {
    await register();
    await backend.report([buildEvent('app.opened', { guest: 'guest-1' })]);
    const [guest] = await api.rows<{ id: string }>('SELECT id FROM app_guests');
    expect(await rows()).toMatchObject([{ guest_id: guest?.id }]);
    expect(JSON.stringify([await api.rows('SELECT * FROM devices'), api.log])).not.toContain('guest-1');
  });

  it('registers a token once, also for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => register()));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('accepts a device without guest and locale', async () => {
    expect((await send('POST', '', { token: 't', platform: 'android' })).status).toBe(200);
    expect(await rows()).toMatchObject([{ guest_id: null, locale: '' }]);
  });

  it.each([
    [{ token: '' }, 'token'],
    [{ token: 'with space' }, 'token'],
    [{ token: 'x'.repeat(1025) }, 'token'],
    [{ token: 7 }, 'token'],
    [{ platform: 'windows' }, 'platform'],
    [{ guest: 'anna@example.dk' }, 'guest'],
    [{ guest: 'g'.repeat(65) }, 'guest'],
    [{ locale: 'danish!' }, 'locale'],
  ])('rejects %j', async (change, field) => {
    const { status, body } = await register(change);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
    expect(await rows()).toEqual([]);
  });

  it('forgets a device with 204, and only of its own client', async () => {
    const { body } = await register();
    const other = await startBackend(api, client);
    expect((await send('DELETE', `/${body.id}`, undefined, other)).status).toBe(404);
    expect(await rows()).toHaveLength(1);
    expect((await send('DELETE', `/${body.id}`)).status).toBe(204);
    expect((await send('DELETE', `/${body.id}`)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('keeps the same token of two clients apart', async () => {
    const other = await startBackend(api, client);
    expect((await register()).body.id).not.toBe((await register({}, other)).body.id);
  });

  it('forgets the longest silent device of a guest beyond the maximum', async () => {
    for (let count = 0; count <= GUEST_DEVICES_MAX; count += 1) {
      await register({ token: `token-${count}` });
      await api.execute('UPDATE devices SET seen_at = ? WHERE token = ?', [1000 + count, `token-${count}`]);
    }
    const left = await rows();
    expect(left).toHaveLength(GUEST_DEVICES_MAX);
    expect(left.map(({ token }) => token)).not.toContain('token-0');
  });

  it('rejects a missing or revoked key', async () => {
    expect((await register({}, { ...backend, key: 'skal_unknown' })).status).toBe(401);
    expect((await api.request('POST', '/api/app/devices', { json: { token: 't', platform: 'ios' } })).status).toBe(401);
  });

  it('14.2.4: are deleted with their guest', async () => {
    await register();
    await register({ token: 'token-2', guest: 'guest-2' });
    const operator = await api.signIn(admin.email, admin.password);
    const erased = await operator.post(`/api/admin/clients/${backend.businessId}/guest-erasures`, { guest: 'guest-2' });
    expect([erased.status, erased.body]).toEqual([200, { events: 0 }]);
    expect(await rows()).toMatchObject([{ token: 'token-1' }]);
  });

  it('are deleted 270 days after their last registration', async () => {
    await register();
    await register({ token: 'token-2' });
    await api.execute('UPDATE devices SET seen_at = ? WHERE token = ?', [Date.now() - 271 * DAY_MS, 'token-2']);
    await purge(api.internals.housekeeping);
    expect(await rows()).toMatchObject([{ token: 'token-1' }]);
  });
});
