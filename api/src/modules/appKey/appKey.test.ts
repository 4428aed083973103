import { newId } from '../../db/rows/id.ts';
import { buildEvent, startBackend } from '../../testing/fakes/apps.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

const HEX = /^[0-9a-f]{64}$/;

describe("API keys of a client's app", () => {
  let api: TestApi;
  let operator: TestClient;
  let address: string;

  beforeEach(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    address = `/api/admin/clients/${await findBusinessId(api, client)}/keys`;
  });
  afterEach(() => api.close());

  const auditEntries = () => api.rows("SELECT action FROM audit_entries WHERE action LIKE 'appKey.%' ORDER BY id");

  it('11.2.3: creates keys of 256 random bits, returned once and stored as hashes', async () => {
    const { status, body } = await operator.post(address, { label: 'Till at the bar' });
    expect([status, body]).toEqual([201, { id: expect.any(String), key: expect.stringMatching(/^skal_[\w-]{43}$/) }]);
    const key = String(body.key);
    const [row] = await api.rows('SELECT * FROM app_keys');
    expect(row?.key_hash).toMatch(HEX);
    expect(JSON.stringify([row, await api.rows('SELECT * FROM audit_entries'), api.log])).not.toContain(key);
    const { text } = await operator.get(address);
    expect(text).not.toContain(key);
    expect(JSON.parse(text)).toEqual([
      {
        ...{ id: body.id, label: 'Till at the bar', ending: key.slice(-4), scopes: ['events'] },
        ...{ createdAt: expect.any(String), lastUsedAt: null },
      },
    ]);
    expect(await auditEntries()).toEqual([{ action: 'appKey.added' }]);
  });

  it('allows two active keys, not three; both report the same guests', async () => {
    const first = await startBackend(api);
    const second = await startBackend(api);
    expect((await operator.post(address, {})).status).toBe(409);
    await first.report([buildEvent('app.opened', { guest: 'guest-1' })]);
    await second.report([buildEvent('app.opened', { guest: 'guest-1' })]);
    expect(await api.rows('SELECT DISTINCT guest FROM app_events')).toHaveLength(1);
    expect((await operator.request('DELETE', `/api/admin/keys/${first.keyId}`)).status).toBe(204);
    expect((await operator.post(address, {})).status).toBe(201);
  });

  it('rejects a revoked key at the next request; keeps the other one and all reported events', async () => {
    const [first, second] = [await startBackend(api), await startBackend(api)];
    await first.report([buildEvent('app.installed')]);
    const revoke = () => operator.request('DELETE', `/api/admin/keys/${first.keyId}`);
    expect((await revoke()).status).toBe(204);
    expect((await first.send([buildEvent('app.installed')])).status).toBe(401);
    expect((await second.send([buildEvent('app.installed')])).status).toBe(200);
    expect((await revoke()).status).toBe(404);
    expect(await api.rows('SELECT id FROM app_events')).toHaveLength(2);
    expect((await auditEntries()).map(({ action }) => action)).toEqual([
      'appKey.added',
      'appKey.added',
      'appKey.revoked',
    ]);
  });

  it('shows the last use, accurate to the minute', async () => {
    const backend = await startBackend(api);
    const used = async () =>
      (JSON.parse((await operator.get(address)).text) as { lastUsedAt: string | null }[])[0]?.lastUsedAt;
    expect(await used()).toBeNull();
    await backend.report([buildEvent('app.installed')]);
    const first = await used();
    expect(Date.now() - Date.parse(String(first))).toBeLessThan(60_000);
    await api.execute('UPDATE app_keys SET last_used_at = ?', [Date.now() - 61_000]);
    await backend.report([buildEvent('app.installed')]);
    expect(Date.parse(String(await used()))).toBeGreaterThanOrEqual(Date.parse(String(first)));
  });

  it('2.4.1: limits requests per key, and counts unknown keys by address', async () => {
    await api.close();
    api = await startTestApi({ limits: { ingest: { points: 2, seconds: 60 }, general: { points: 30, seconds: 60 } } });
    const [backend, other] = [await startBackend(api), await startBackend(api, live)];
    for (const status of [200, 200, 429]) {
      const response = await backend.send([buildEvent('app.installed')]);
      expect(response.status).toBe(status);
      if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await other.send([buildEvent('app.installed')])).status).toBe(200);
    const tryUnknownKey = async () =>
      (await api.request('POST', '/api/ingest', { json: {}, headers: { authorization: `Bearer ${newId()}` } })).status;
    const seen: number[] = [];
    for (let index = 0; index < 31; index += 1) seen.push(await tryUnknownKey());
    expect([seen[0], seen.at(-1)]).toEqual([401, 429]);
  });

  it('answers 404 for an unknown client and an unknown key', async () => {
    expect((await operator.get(`/api/admin/clients/${newId()}/keys`)).status).toBe(404);
    expect((await operator.post(`/api/admin/clients/${newId()}/keys`, {})).status).toBe(404);
    expect((await operator.request('DELETE', `/api/admin/keys/${newId()}`)).status).toBe(404);
  });
});

describe('two operators who create keys at the same time', () => {
  it('create two keys, not three', async () => {
    const together = await startMultiProcessApi();
    const operators = [together.client(), together.client()];
    for (const each of operators) await each.post('/api/login', { email: admin.email, password: admin.password });
    const address = `/api/admin/clients/${await findBusinessId(together.api, client)}/keys`;
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => operators[index % 2]?.post(address, {})));
    expect(answers.map((response) => response?.status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    await together.close();
  });
});
