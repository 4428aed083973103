import type { WebhookReply, WebhookType } from '@skal/contracts/app/appWebhook';
import { newId } from '../../db/rows/id.ts';
import { isSignedWith, startWebhookReceiver, type WebhookReceiver } from '../../testing/fakes/appBackend.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { type Overrides, startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { enqueueWebhook, WAITING_MAX } from './enqueueWebhook.ts';

/** Quick, so that a test sees several attempts. */
const webhooks = { allowLoopback: true, pollMs: 20, firstRetryMs: 20, timeoutMs: 5_000, leaseMs: 60_000 };

describe('webhooks of an app', () => {
  let api: TestApi;
  let owner: TestClient;
  let businessId: string;
  let receiver: WebhookReceiver;

  const start = async (overrides: Overrides = {}) => {
    api = await startTestApi({ webhooks, ...overrides });
    owner = await api.signIn(live.email, live.password);
    businessId = await findBusinessId(api, live);
  };
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    await start();
  });
  afterEach(async () => {
    await api.close();
    await receiver.close();
  });

  const add = (url: string, headers: Record<string, string> = {}) =>
    owner.request('POST', '/api/webhooks', { json: { url }, headers });
  const list = async (): Promise<WebhookReply[]> => JSON.parse((await owner.get('/api/webhooks')).text);
  const readOne = async () => (await list())[0] as WebhookReply;
  const enqueue = (type: WebhookType = 'content.published', data: object = { number: 1 }) =>
    api.internals.dependencies.db.tx((manager) => enqueueWebhook(manager, { businessId, type, data }));
  const untilReceived = (count: number) =>
    waitFor(
      () => receiver.received.length,
      (seen) => seen >= count,
    );
  const audited = async () =>
    (await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'webhook.%' ORDER BY id")).map(
      ({ action }) => action,
    );

  it('returns the secret once, encrypts it, and signs each message as Standard Webhooks describes', async () => {
    const { status, body } = await add(receiver.url);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) },
    ]);
    const secret = String(body.secret);
    const stored = await api.rows('SELECT * FROM app_webhooks');
    expect(
      JSON.stringify([stored, await list(), api.log, await api.rows('SELECT * FROM audit_entries')]),
    ).not.toContain(secret.slice(6));
    const id = await enqueue();
    await untilReceived(1);
    const [message] = receiver.received;
    expect(message?.headers['webhook-id']).toBe(id);
    expect(message && isSignedWith(secret, message)).toBe(true);
    expect(message && isSignedWith(`${secret.slice(0, -2)}A=`, message)).toBe(false);
    expect(JSON.parse(String(message?.body))).toEqual({
      ...{ type: 'content.published', timestamp: expect.any(String), data: { number: 1 } },
    });
    const now = await waitFor(readOne, ({ state }) => state === 'working');
    expect(now).toMatchObject({ url: receiver.url, waiting: 0, dropped: 0, error: null, bothSignUntil: null });
    expect(now.deliveries).toMatchObject([{ type: 'content.published', state: 'delivered', attempts: 1, error: null }]);
  });

  it('retries with the same id until the backend answers, and tells owner and operator meanwhile', async () => {
    await add(receiver.url);
    receiver.status = 500;
    const id = await enqueue();
    await untilReceived(3);
    const failing = await waitFor(readOne, ({ deliveries }) => (deliveries[0]?.attempts ?? 0) >= 3);
    expect(failing).toMatchObject({ state: 'failing', error: 'The response was 500.', waiting: 1 });
    const operator = await api.signIn(admin.email, admin.password);
    expect(JSON.parse((await operator.get('/api/admin/app-alerts')).text)).toMatchObject([
      { clientId: businessId, title: 'A webhook is failing: The response was 500.' },
    ]);
    receiver.status = 200;
    expect(await waitFor(readOne, ({ state }) => state === 'working')).toMatchObject({ waiting: 0, error: null });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]));
  });

  it('gives up after 24 hours; the operator sends the message again', async () => {
    await add(receiver.url);
    receiver.status = 503;
    await enqueue();
    await untilReceived(1);
    await api.execute('UPDATE webhook_deliveries SET retry_until = ?', [Date.now()]);
    const failed = await waitFor(readOne, ({ deliveries }) => deliveries[0]?.state === 'failed');
    expect(failed).toMatchObject({ waiting: 0, deliveries: [{ error: 'The response was 503.', nextAt: null }] });
    receiver.status = 200;
    const operator = await api.signIn(admin.email, admin.password);
    const replay = () => operator.post(`/api/admin/webhook-deliveries/${failed.deliveries[0]?.id}/replay`);
    const [one, other] = await Promise.all([replay(), replay()]);
    expect([one.status, other.status].toSorted().at(0)).toBe(202);
    await waitFor(readOne, ({ deliveries }) => deliveries[0]?.state === 'delivered');
    expect((await operator.post(`/api/admin/webhook-deliveries/${newId()}/replay`)).status).toBe(404);
  });

  it('does not follow redirects, and reports a timeout', async () => {
    await add(receiver.url);
    receiver.status = 302;
    await enqueue();
    expect(await waitFor(readOne, ({ error }) => error !== null)).toMatchObject({
      error: 'The response was a redirect (302), which is not followed.',
    });
    await api.close();
    receiver.isHanging = true;
    await start({ webhooks: { ...webhooks, timeoutMs: 50 } });
    await add(receiver.url);
    await enqueue();
    expect(await waitFor(readOne, ({ error }) => error !== null)).toMatchObject({
      error: 'No response within 0.05 seconds.',
    });
  });

  it('a backend that hangs or is down delays neither others nor itself for long', async () => {
    receiver.isHanging = true;
    await add(receiver.url);
    const other = await startWebhookReceiver();
    await add(other.url);
    for (let index = 0; index < 40; index += 1) await enqueue();
    await waitFor(
      () => other.received.length,
      (seen) => seen >= 40,
    );
    expect(receiver.received.length).toBeLessThanOrEqual(4);
    await other.close();
  });

  it('signs with both secrets after a rotation, until the previous one ends', async () => {
    const first = String((await add(receiver.url)).body.secret);
    const { id } = await readOne();
    const rotated = await owner.post(`/api/webhooks/${id}/secret`);
    expect(rotated.status).toBe(201);
    const second = String(rotated.body.secret);
    await enqueue();
    await untilReceived(1);
    const [message] = receiver.received;
    expect([first, second].map((secret) => message && isSignedWith(secret, message))).toEqual([true, true]);
    expect(Date.parse((await readOne()).bothSignUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await audited()).toEqual(['webhook.added', 'webhook.secretReplaced']);
  });

  it('sends a test message, one at a time', async () => {
    await add(receiver.url);
    receiver.status = 500;
    const { id } = await readOne();
    expect((await owner.post(`/api/webhooks/${id}/test`)).status).toBe(202);
    await untilReceived(1);
    expect((await owner.post(`/api/webhooks/${id}/test`)).body).toMatchObject({ waiting: 1 });
    expect(JSON.parse(String(receiver.received[0]?.body))).toMatchObject({ type: 'webhook.test', data: {} });
  });

  it('keeps at most a thousand waiting messages per endpoint, and counts the others', async () => {
    await add(receiver.url);
    await api.execute('UPDATE app_webhooks SET failures = 9, failing_since = ?', [Date.now()]);
    const [row] = await api.rows<{ id: string }>('SELECT id FROM app_webhooks');
    const later = Date.now() + 3600_000;
    const values = Array.from(
      { length: WAITING_MAX },
      () => `('${newId()}', '${row?.id}', 'm', 'push.send', '{}', 0, ${later}, ${later}, 1)`,
    );
    await api.execute(
      `INSERT INTO webhook_deliveries (id, webhook_id, message_id, type, body, created_at, retry_until, due_at, attempts) VALUES ${values.join(', ')}`,
    );
    await enqueue();
    expect(await readOne()).toMatchObject({ waiting: WAITING_MAX, dropped: 1 });
  });

  it('rejects addresses inside, without TLS, with credentials, known ones and a fourth', async () => {
    await api.close();
    await start({ webhooks: { ...webhooks, allowLoopback: false } });
    for (const [url, message] of [
      ['http://app.example.dk/skal', 'Please enter an address that starts with https://'],
      ['https://127.0.0.1/skal', 'Please enter an address on the public internet'],
      ['https://169.254.169.254/latest/meta-data', 'Please enter an address on the public internet'],
      ['https://[::ffff:10.0.0.1]/', 'Please enter an address on the public internet'],
      ['https://localhost/', 'Please enter an address on the public internet'],
      [
        'https://anna:secret@app.example.dk/',
        'Please leave user name and password out of the address. Each message is signed instead.',
      ],
      ['ftp://app.example.dk/', 'Please enter the full address, such as https://app.example.dk/skal'],
      ['app.example.dk', 'Please enter the full address, such as https://app.example.dk/skal'],
    ] as const) {
      const { status, body } = await add(url);
      expect([url, status, body.fields]).toEqual([url, 400, { url: message }]);
    }
    for (const index of [1, 2, 3]) expect((await add(`https://app${index}.example.dk/`)).status).toBe(201);
    expect((await add('https://app1.example.dk/')).status).toBe(409);
    expect((await add('https://app4.example.dk/')).status).toBe(409);
  });

  it('returns the same endpoint and secret for a form that is sent twice', async () => {
    const headers = { 'idempotency-key': 'form-1' };
    const [one, other] = await Promise.all([add(receiver.url, headers), add(receiver.url, headers)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(await list()).toHaveLength(1);
  });

  it("8.2.2: another client's endpoint is like one that does not exist", async () => {
    await add(receiver.url);
    const { id } = await readOne();
    const stranger = await api.signIn(client.email, client.password);
    expect((await stranger.get('/api/webhooks')).text).toBe('[]');
    for (const path of [`/api/webhooks/${id}/secret`, `/api/webhooks/${id}/test`]) {
      expect((await stranger.post(path)).status).toBe(404);
    }
    expect((await stranger.request('DELETE', `/api/webhooks/${id}`)).status).toBe(404);
    expect((await owner.request('DELETE', `/api/webhooks/${id}`)).status).toBe(204);
    expect((await owner.request('DELETE', `/api/webhooks/${id}`)).status).toBe(404);
    expect(await audited()).toEqual(['webhook.added', 'webhook.removed']);
  });

  it('a client without an endpoint queues nothing', async () => {
    await enqueue();
    expect(await api.rows('SELECT id FROM webhook_deliveries')).toEqual([]);
  });
});
