import { admin, client, live, ticket } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const KEYS = [
  'attachments',
  'category',
  'createdAt',
  'description',
  'id',
  'priority',
  'respondedAt',
  'responseDueAt',
  'responseTime',
  'status',
  'title',
  'updatedAt',
];

type Rows = Record<string, unknown>[];

describe('support tickets', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000, operator: 'operator@skal.example' } });
    browser = await api.signIn(client.email, client.password);
  });
  beforeEach(async () => {
    await api.execute('DELETE FROM tickets');
    await api.execute('DELETE FROM outbox');
  });
  afterAll(() => api.close());

  const file = (change: object = {}, key?: string) =>
    browser.post('/api/support-ticket', { ...ticket, ...change }, { headers: key ? { 'idempotency-key': key } : {} });
  const list = async (who = browser) => (await who.get('/api/support-tickets')).body as unknown as Rows;

  it('L17, L19: answers 201 with only its id', async () => {
    const response = await file();
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ ticketId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('L22, T35: is listed immediately, newest first, with exactly its keys', async () => {
    expect(await list()).toEqual([]);
    const first = await file({ title: 'First' });
    const second = await file({ title: 'Second', attachments: ['menu.png', 'film.MOV'] });
    const tickets = await list();
    expect(tickets.map(({ id }) => id)).toEqual([second.body.ticketId, first.body.ticketId]);
    for (const entry of tickets) expect(Object.keys(entry).sort()).toEqual(KEYS);
    expect(tickets[0]).toMatchObject({
      title: 'Second',
      description: ticket.description,
      priority: 'high',
      category: 'bug',
      status: 'open',
      responseTime: '2 hours, business hours',
      respondedAt: null,
      attachments: [
        { id: expect.any(String), name: 'menu.png', bytes: 0, state: 'announced', thumbnail: null },
        { id: expect.any(String), name: 'film.MOV', bytes: 0, state: 'announced', thumbnail: null },
      ],
    });
    expect(tickets[0]?.updatedAt).toBe(tickets[0]?.createdAt);
  });

  it('L21: makes an emergency due 15 minutes after filing', async () => {
    await file({ priority: 'emergency' });
    const [filed] = await list();
    expect(filed).toMatchObject({ priority: 'emergency', responseTime: '15 minutes, 24/7' });
    expect(Date.parse(String(filed?.responseDueAt)) - Date.parse(String(filed?.createdAt))).toBe(15 * 60_000);
  });

  it.each([
    ['L10', { title: '  ' }, 'Please enter a title'],
    ['L10', { description: '' }, 'Please enter a description'],
    ['L6', { priority: 'urgent' }, 'Please choose a priority from the list'],
    ['L6', { category: 'wine' }, 'Please choose a category from the list'],
    ['L11', { priority: 'emergency', phone: '' }, 'Please enter a phone number we can call about this emergency'],
    ['L11', { priority: 'emergency', phone: 'soon' }, 'Please enter a phone number we can call about this emergency'],
    ['L13', { attachments: Array(6).fill('a.png') }, 'Please attach at most 5 files'],
    ['L15', { attachments: ['a.png', 'a.exe'] }, 'Please attach JPEG, PNG, GIF, MP4, MOV, AVI or PDF files only'],
    ['L15', { attachments: ['png'] }, 'Please attach JPEG, PNG, GIF, MP4, MOV, AVI or PDF files only'],
    ['L17', { attachments: 'a.png' }, 'attachments must be a list of file names'],
    ['L17', { attachments: [{ name: 'a.png' }] }, 'A file needs a name'],
  ])('%s: rejects %j with its message, and stores nothing', async (_, change, message) => {
    const response = await file(change);
    expect([response.status, response.body.error]).toEqual([400, message]);
    expect(await list()).toEqual([]);
    expect(await api.rows('SELECT id FROM outbox')).toEqual([]);
  });

  it('L17: accepts a ticket without name, email, phone and files', async () => {
    const { name, email, phone, attachments, ...least } = ticket;
    expect((await browser.post('/api/support-ticket', least)).status).toBe(201);
    expect(await api.rows('SELECT name, email, phone FROM tickets')).toEqual([
      { name: 'Demo Client', email: 'client@skal.example', phone: null },
    ]);
  });

  it("sends a receipt to the account's address and an alert to the operator", async () => {
    const { body } = await file({ attachments: ['menu.png'] });
    const mails = await api.rows('SELECT kind, recipient, reply_to, subject, body FROM outbox ORDER BY kind DESC');
    expect(mails).toEqual([
      {
        kind: 'receipt',
        recipient: 'client@skal.example',
        reply_to: null,
        subject: 'We have received your ticket: The menu does not open',
        body: expect.stringContaining('Response target: 2 hours, business hours'),
      },
      {
        kind: 'alert',
        recipient: 'operator@skal.example',
        reply_to: 'kitchen@example.dk',
        subject: 'High ticket: The menu does not open',
        body: expect.stringMatching(/Business: Demo Wine Bar[\s\S]*Files: menu\.png[\s\S]*Since this morning/),
      },
    ]);
    for (const mail of mails) expect(mail.body).toContain(String(body.ticketId));
    expect(mails[0]?.body).toMatch(/Response due: \w+day, \d.*\(Copenhagen time\)/);
  });

  it('8.2.2: is not visible to another client', async () => {
    await file();
    expect(await list(await api.signIn(live.email, live.password))).toEqual([]);
  });

  it('15.3.3: ignores unknown fields', async () => {
    const other = await api.rows("SELECT business_id FROM accounts WHERE email = 'live@skal.example'");
    const response = await file({
      id: 'mine',
      status: 'closed',
      businessId: other[0]?.business_id,
      responseDueAt: '2000-01-01T00:00:00Z',
      respondedAt: '2000-01-01T00:00:00Z',
    });
    const [filed] = await list();
    expect(filed).toMatchObject({ id: response.body.ticketId, status: 'open', respondedAt: null });
    expect(String(filed?.responseDueAt) > '2026').toBe(true);
  });

  it('is filed once per Idempotency-Key, also for concurrent requests', async () => {
    const first = await file({}, 'key-1');
    const all = await Promise.all(Array.from({ length: 6 }, () => file({}, 'key-1')));
    for (const response of all) expect([response.status, response.body]).toEqual([201, first.body]);
    expect(await list()).toHaveLength(1);
    expect(await api.rows('SELECT id FROM outbox')).toHaveLength(2);
    expect((await file({ title: 'Another' }, 'key-1')).status).toBe(422);
  });

  it('scopes Idempotency-Keys to the client', async () => {
    await file({}, 'key-1');
    const other = await api.signIn(live.email, live.password);
    const response = await other.post('/api/support-ticket', ticket, { headers: { 'idempotency-key': 'key-1' } });
    expect(response.status).toBe(201);
    expect(await list(other)).toHaveLength(1);
  });

  it('1.2.1, 1.3.11: stores text unchanged, in every script and in emails', async () => {
    const title = `<b>Ærø</b> "; DROP TABLE tickets; -- 🍷 日本`;
    await file({ title: `${title}\r\nBcc: evil@example.dk`, description: `${title}\n\n${title}` });
    expect(await list()).toMatchObject([
      { title: `${title} Bcc: evil@example.dk`, description: `${title}\n\n${title}` },
    ]);
    for (const { subject } of await api.rows('SELECT subject FROM outbox')) expect(subject).not.toMatch(/[\r\n]/);
  });

  it('accepts the longest ticket, including its emails', async () => {
    const long = { title: '語'.repeat(200), description: '語'.repeat(5000), name: '語'.repeat(200) };
    expect((await file(long)).status).toBe(201);
    expect(await list()).toMatchObject([{ title: long.title, description: long.description }]);
  });

  it('8.2.1: rejects visitors and operators', async () => {
    const operator = await api.signIn(admin.email, admin.password);
    expect((await api.client().post('/api/support-ticket', ticket)).status).toBe(401);
    expect((await operator.post('/api/support-ticket', ticket)).status).toBe(403);
  });
});
