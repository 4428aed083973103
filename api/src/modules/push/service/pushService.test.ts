import { newId } from '../../../db/rows/id.ts';
import { startBackend } from '../../../testing/fakes/apps.ts';
import { type FakeFcm, KEY_FILE, startFcm } from '../../../testing/fakes/fcm.ts';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

describe('/api/admin/clients/:id/push-service', () => {
  let api: TestApi;
  let fcm: FakeFcm;
  let operator: TestClient;
  let path: string;

  beforeAll(async () => {
    fcm = await startFcm();
    api = await startTestApi({ vendorBaseUrl: fcm.url });
    operator = await api.signIn(admin.email, admin.password);
    path = `/api/admin/clients/${(await startBackend(api, client)).businessId}/push-service`;
  });
  beforeEach(() => api.execute('DELETE FROM push_services'));
  afterAll(async () => {
    await api.close();
    await fcm.close();
  });

  const save = (json: object) => operator.request('PUT', path, { json });
  const missing = { state: 'missing', driver: null, account: '', problem: null, savedAt: null, devices: 0 };

  it('saves a service account encrypted and never returns it', async () => {
    expect((await operator.get(path)).body).toEqual(missing);
    const saved = await save({ driver: 'fcm', serviceAccount: fcm.keyFile });
    const account = `vinbar-app, ${KEY_FILE.client_email}`;
    expect([saved.status, saved.body]).toEqual([
      200,
      { ...missing, state: 'working', driver: 'fcm', account, savedAt: expect.any(String) },
    ]);
    expect((await operator.get(path)).body).toEqual(saved.body);
    const stored = JSON.stringify([
      await api.rows('SELECT * FROM push_services'),
      await api.rows("SELECT * FROM audit_entries WHERE action = 'pushService.saved'"),
      api.log,
      saved.body,
    ]);
    expect(stored).not.toContain('PRIVATE KEY');
    expect(stored).not.toContain(KEY_FILE.private_key.slice(100, 140));
    expect(stored).toContain(account);
  });

  it.each([
    ['no JSON', 'not json'],
    ['another JSON', '{"type":"authorized_user"}'],
    ['a broken key', JSON.stringify({ ...KEY_FILE, private_key: 'x' })],
    ['a project that is a path', JSON.stringify({ ...KEY_FILE, project_id: '../../v1' })],
    ['nothing', ''],
  ])('rejects %s', async (_, serviceAccount) => {
    const { status, body } = await save({ driver: 'fcm', serviceAccount });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['serviceAccount']]);
    expect(await api.rows('SELECT id FROM push_services')).toEqual([]);
  });

  it('rejects a service account that Google rejects', async () => {
    const serviceAccount = JSON.stringify({ ...KEY_FILE, client_email: 'other@vinbar-app.iam.gserviceaccount.com' });
    const { status, body } = await save({ driver: 'fcm', serviceAccount });
    expect([status, body.error]).toEqual([
      400,
      'Google rejects this service account. Please create a new key in the Firebase console.',
    ]);
  });

  it('sends the assertion to Google only, whatever the key file says', async () => {
    const serviceAccount = JSON.stringify({ ...KEY_FILE, token_uri: 'http://127.0.0.1:1/steal' });
    expect((await save({ driver: 'fcm', serviceAccount })).status).toBe(200);
  });

  it('replaces and removes the service', async () => {
    await save({ driver: 'log' });
    expect((await save({ driver: 'webhook' })).body).toMatchObject({ driver: 'webhook', account: '' });
    expect(await api.rows('SELECT id FROM push_services')).toHaveLength(1);
    expect((await operator.request('DELETE', path)).status).toBe(204);
    expect((await operator.request('DELETE', path)).status).toBe(404);
    expect((await operator.get(path)).body).toEqual(missing);
  });

  it('answers 404 for an unknown client, 503 while Google cannot be reached', async () => {
    const unknown = `/api/admin/clients/${newId()}/push-service`;
    expect((await operator.get(unknown)).status).toBe(404);
    expect((await operator.request('PUT', unknown, { json: { driver: 'log' } })).status).toBe(404);
    const offline = await startTestApi();
    const other = await offline.signIn(admin.email, admin.password);
    const { businessId } = await startBackend(offline, client);
    const answer = await other.request('PUT', `/api/admin/clients/${businessId}/push-service`, {
      json: { driver: 'fcm', serviceAccount: fcm.keyFile },
    });
    await offline.close();
    expect(answer.status).toBe(503);
  });
});
