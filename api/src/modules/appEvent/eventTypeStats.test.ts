import { buildEvent, startBackend, type TestBackend } from '../../testing/fakes/apps.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('GET /api/admin/clients/:id/event-types', () => {
  let api: TestApi;
  let operator: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    backend = await startBackend(api);
  });
  afterEach(() => api.close());

  const reports = async (businessId = backend.businessId) =>
    (await operator.get(`/api/admin/clients/${businessId}/event-types`)).body as unknown as Record<string, unknown>[];

  it('counts unknown types, and returns an example without its guest', async () => {
    const sung = () => buildEvent('bar.sang', { item: 'Karaoke', guest: 'guest-1' });
    await backend.report([sung(), sung(), buildEvent('app.opened', { guest: 'guest-1' })]);
    const found = await reports();
    expect(found).toContainEqual({
      ...{ type: 'bar.sang', known: false, events: 2, lastAt: expect.any(String) },
      example: '{"item":"Karaoke"}',
    });
    expect(found).toContainEqual(
      expect.objectContaining({ type: 'app.opened', known: true, events: 1, example: null }),
    );
    expect(JSON.stringify(found)).not.toContain('guest');
  });

  it('distinguishes types by case on either database', async () => {
    await backend.report([buildEvent('bar.sang'), buildEvent('bar.Sang'), buildEvent('bar.sang')]);
    const counts = (await reports()).map(({ type, events }) => [type, events]).sort();
    expect(counts).toEqual([
      ['bar.Sang', 1],
      ['bar.sang', 2],
    ]);
  });

  it("8.2.2: returns only this client's types, and rejects clients", async () => {
    await backend.report([buildEvent('bar.sang')]);
    expect(await reports(await findBusinessId(api, live))).toEqual([]);
    const guest = await api.signIn(client.email, client.password);
    expect((await guest.get(`/api/admin/clients/${backend.businessId}/event-types`)).status).toBe(403);
    expect((await operator.get(`/api/admin/clients/${backend.keyId}/event-types`)).status).toBe(404);
  });
});
