import { findBusinessId } from '../../../testing/fixtures/findBusinessId.ts';
import { signInSupport } from '../../../testing/fixtures/operators.ts';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';

const MINUTE_MS = 60_000;

describe('/api/admin/clients/:id/launch', () => {
  let api: TestApi;
  let operator: TestClient;
  let path: string;

  beforeEach(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    operator = await api.signIn(admin.email, admin.password);
    path = `/api/admin/clients/${await findBusinessId(api, client)}`;
  });
  afterEach(() => api.close());

  const launch = () => operator.post(`${path}/launch`);
  const undo = () => operator.request('DELETE', `${path}/launch`);
  const liveAt = async (who: TestClient) =>
    ((await who.get('/api/session')).body.business as Record<string, unknown>).liveAt;
  const mails = async () =>
    (await api.rows<{ subject: string }>('SELECT subject FROM outbox WHERE recipient = ?', [client.email])).map(
      ({ subject }) => subject,
    );

  it("T30: takes effect in the client's session at once, sends an email and is audited; undo restores the state before", async () => {
    const browser = await api.signIn(client.email, client.password);
    const response = await launch();
    expect([response.status, response.body]).toEqual([200, (await operator.get(path)).body]);
    const { liveAt: since, undoLaunchUntil: until, version } = response.body as Record<string, string>;
    expect(Date.parse(until ?? '') - Date.parse(since ?? '')).toBe(10 * MINUTE_MS);
    expect([version, await liveAt(browser)]).toEqual([2, since]);
    expect(await mails()).toEqual(['Demo Wine Bar is live']);

    expect((await undo()).status).toBe(204);
    expect(await liveAt(browser)).toBeNull();
    expect((await operator.get(path)).body).toMatchObject({ liveAt: null, undoLaunchUntil: null, version: 3 });
    const auditEntries = (await operator.get('/api/admin/audit?limit=2')).body as unknown as { action: string }[];
    expect(auditEntries.map(({ action }) => action)).toEqual(['client.launchUndone', 'client.launched']);
  });

  it('cancels an unsent email, and follows a sent one with another', async () => {
    const sent = () =>
      waitFor(
        () => api.rows('SELECT id FROM outbox WHERE sent_at IS NULL'),
        ({ length }) => length === 0,
      );
    await launch();
    await sent();
    await api.execute('UPDATE outbox SET sent_at = NULL, attempts = 1, due_at = ?', [Date.now() + 60 * MINUTE_MS]);
    await undo();
    expect(await mails()).toEqual([]);
    await launch();
    await sent();
    await undo();
    expect(await mails()).toEqual(['Demo Wine Bar is live', 'Demo Wine Bar is not live yet']);
  });

  it('accepts one of two launches, and tells the other since when the app is live', async () => {
    const answers = await Promise.all([launch(), launch()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.error).toMatch(/^This app has been live since \w+day, \d+ \w+ \d{4} at \d\d:\d\d\.$/);
    expect(await mails()).toHaveLength(1);
  });

  it('rejects an undo after ten minutes of server time, and before a launch', async () => {
    const nothing = await undo();
    expect([nothing.status, nothing.body.error]).toEqual([409, 'This app is not live, so there is nothing to undo.']);
    await launch();
    await api.execute('UPDATE businesses SET live_at = ? WHERE live_at IS NOT NULL', [Date.now() - 10 * MINUTE_MS]);
    const late = await undo();
    expect(late.status).toBe(409);
    expect(late.body.error).toBe('This app went live more than 10 minutes ago, so the launch can no longer be undone.');
    expect((await operator.get(path)).body).toMatchObject({ liveAt: expect.any(String), undoLaunchUntil: null });
  });

  it('8.2.1: requires the owner role', async () => {
    const support = await signInSupport(api);
    expect((await support.post(`${path}/launch`)).status).toBe(403);
    expect((await support.request('DELETE', `${path}/launch`)).status).toBe(403);
    expect((await operator.get(path)).body.liveAt).toBeNull();
  });
});
