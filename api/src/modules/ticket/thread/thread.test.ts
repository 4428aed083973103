import { admin, client, live } from '../../../testing/fixtures/requestBodies.ts';
import { fileTicket, readAdminThread, readThread } from '../../../testing/fixtures/tickets.ts';
import { PNG } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

describe("a ticket's thread", () => {
  let api: TestApi;
  let browser: TestClient;
  let operator: TestClient;
  let id: string;

  beforeAll(async () => {
    api = await startTestApi({
      mail: { pollMs: 3_600_000, operator: 'operator@skal.example' },
      quotas: { messages: 20 },
    });
    browser = await api.signIn(client.email, client.password);
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => {
    for (const table of ['tickets', 'quotas', 'audit_entries']) await api.execute(`DELETE FROM ${table}`);
    id = await fileTicket(browser);
    await api.execute('DELETE FROM outbox');
  });
  afterAll(() => api.close());

  const reply = (text: string, more: object = {}, key?: string) =>
    browser.post(
      `/api/support-tickets/${id}/messages`,
      { text, ...more },
      key ? { headers: { 'idempotency-key': key } } : {},
    );
  const answer = (text: string, more: object = {}) =>
    operator.post(`/api/admin/tickets/${id}/messages`, { text, ...more });
  const setStatus = (status: string) => operator.request('PATCH', `/api/admin/tickets/${id}`, { json: { status } });
  const mails = () => api.rows('SELECT kind, recipient, reply_to, subject, body FROM outbox ORDER BY id');
  const actions = async () =>
    (await api.rows('SELECT action FROM audit_entries ORDER BY id')).map(({ action }) => action);

  it('is visible to both sides, oldest first; never shows internal notes to the client', async () => {
    await answer('Which phone is it?');
    await answer('Looks like the cache again', { internal: true });
    const { body } = await reply('An old one');
    expect(body).toMatchObject({ author: 'client', name: 'Demo Client', text: 'An old one', attachments: [] });
    const seen = await readThread(browser, id);
    expect(seen.messages.map(({ author, text }) => [author, text])).toEqual([
      ['operator', 'Which phone is it?'],
      ['client', 'An old one'],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/cache again|internal|unread/);
    const adminThread = await readAdminThread(operator, id);
    expect(adminThread.messages.map(({ text, internal }) => [text, internal])).toEqual([
      ['Which phone is it?', false],
      ['Looks like the cache again', true],
      ['An old one', false],
    ]);
  });

  it('stops the response time and emails the account with an answer; does neither with a note', async () => {
    await answer('A note', { internal: true });
    const before = await readThread(browser, id);
    expect(before).toMatchObject({ respondedAt: null, updatedAt: (await readAdminThread(operator, id)).updatedAt });
    expect(await mails()).toEqual([]);
    await answer('Please reload it.');
    expect((await readThread(browser, id)).respondedAt).toEqual(expect.any(String));
    expect(await mails()).toEqual([
      {
        ...{ kind: 'answer', recipient: client.email, reply_to: null },
        subject: 'Answer to your ticket: The menu does not open',
        body: expect.stringContaining('Please reload it.'),
      },
    ]);
    expect((await mails())[0]?.body).toContain(`/dashboard?ticket=${id}#support`);
    expect(await actions()).toEqual(['ticket.created', 'ticket.noted', 'ticket.answered']);
  });

  it.each(['resolved', 'closed'])('reopens a %s ticket with a new due time on a reply', async (status) => {
    await setStatus(status);
    const over = await readThread(browser, id);
    expect(over).toMatchObject({ status, respondedAt: expect.any(String) });
    await reply('It is back');
    const again = await readThread(browser, id);
    expect(again).toMatchObject({ status: 'open', respondedAt: null });
    expect(again.responseDueAt >= over.responseDueAt).toBe(true);
    expect(await readAdminThread(operator, id)).toMatchObject({ unread: true });
  });

  it('keeps the status of an in-progress ticket on a reply', async () => {
    await setStatus('in-progress');
    await reply('One more thing');
    expect(await readThread(browser, id)).toMatchObject({ status: 'in-progress' });
  });

  it('emails the operator about a reply, with a link to the ticket', async () => {
    await reply('It is back');
    expect(await mails()).toEqual([
      {
        ...{ kind: 'alert', recipient: 'operator@skal.example', reply_to: client.email },
        subject: 'Reply to ticket: The menu does not open',
        body: expect.stringMatching(/Business: Demo Wine Bar[\s\S]*It is back[\s\S]*\/admin\?tab=inbox&item=ticket-/),
      },
    ]);
  });

  it('carries files both ways, and keeps those of notes from the client', async () => {
    const attachments = ['screen.png'];
    const headers = { 'content-type': 'application/octet-stream' };
    const fileOf = async (sent: Promise<{ body: Record<string, unknown> }>) =>
      ((await sent).body.attachments as { id: string }[])[0]?.id;
    const clientFile = await fileOf(reply('See here', { attachments }));
    const operatorFile = await fileOf(answer('And here', { attachments }));
    const noteFile = await fileOf(answer('For us', { attachments, internal: true }));
    const at = (side: string, file: unknown) => `/api/${side}/${id}/attachments/${file}`;
    const send = async (who: TestClient, path: string) =>
      (await who.request('POST', path, { raw: PNG, headers })).status;

    expect(await send(browser, at('support-tickets', clientFile))).toBe(200);
    expect(await send(browser, at('support-tickets', operatorFile))).toBe(404);
    expect(await send(operator, at('admin/tickets', operatorFile))).toBe(200);
    expect(await send(operator, at('admin/tickets', noteFile))).toBe(200);
    expect(await send(operator, at('admin/tickets', clientFile))).toBe(404);

    const got = async (who: TestClient, path: string) => (await who.get(path)).status;
    expect(await got(browser, at('support-tickets', operatorFile))).toBe(200);
    expect(await got(browser, at('support-tickets', noteFile))).toBe(404);
    const opened = await operator.get(at('admin/tickets', clientFile));
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename="screen\.png"/);
    expect(opened.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    const listed = (await browser.get('/api/support-tickets')).body as unknown as { attachments: unknown[] }[];
    expect(listed[0]?.attachments).toEqual([]);
  });

  it('8.2.2: is not visible to other clients', async () => {
    const other = await api.signIn(live.email, live.password);
    expect((await other.get(`/api/support-tickets/${id}`)).status).toBe(404);
    expect((await other.post(`/api/support-tickets/${id}/messages`, { text: 'Hello' })).status).toBe(404);
  });

  it('stores a message once per Idempotency-Key, also for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => reply('Once', {}, 'key-1')));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await readThread(browser, id)).messages).toHaveLength(1);
    expect((await reply('Another', {}, 'key-1')).status).toBe(422);
  });

  it('keeps concurrent replies and answers', async () => {
    const all = [...Array(4)].flatMap((_, at) => [reply(`reply ${at}`), answer(`answer ${at}`)]);
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([201]));
    expect((await readThread(browser, id)).messages).toHaveLength(8);
  });

  it('2.4.1: limits the messages per day', async () => {
    await reply('The first');
    await api.execute("UPDATE quotas SET used = 20 WHERE id LIKE 'messages/%'");
    const { status, body } = await reply('one more');
    expect([status, body.error]).toEqual([429, expect.stringContaining('daily limit of 20 messages')]);
  });

  it.each([
    [{ text: ' ' }, 'Please write your message'],
    [{ text: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
    [{ text: 'x', attachments: ['a.exe'] }, 'Please attach JPEG, PNG, GIF, MP4, MOV, AVI or PDF files only'],
  ])('rejects %j with its message', async (body, message) => {
    const { status, body: responseBody } = await browser.post(`/api/support-tickets/${id}/messages`, body);
    expect([status, responseBody.error]).toEqual([400, message]);
  });
});
