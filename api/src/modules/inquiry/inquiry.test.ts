import { consultation, message } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

describe('POST /api/contact', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ limits: { forms: { points: 1000, seconds: 60 } } });
  });
  beforeEach(async () => {
    await api.execute('DELETE FROM inquiries');
    await api.execute('DELETE FROM outbox');
  });
  afterAll(() => api.close());

  const send = (body: object, key?: string) =>
    api.client().post('/api/contact', body, { headers: key ? { 'idempotency-key': key } : {} });
  const stored = () => api.rows('SELECT * FROM inquiries ORDER BY id');

  it('F23, T11: stores a consultation as sent, with the number to dial next to the typed one', async () => {
    const response = await send(consultation);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ message: "Thank you! We'll get back to you within 24 hours." });
    expect(await stored()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        kind: 'consultation',
        status: 'new',
        name: 'Anna Jensen',
        email: 'anna@example.dk',
        phone: '12 34 56 78',
        phone_e164: '+4512345678',
        country_code: '+45',
        company: 'Vinbaren',
        industry: 'Wine bar',
        current_solution: '[]',
        challenges: 'More guests on weekdays.',
        contact_preference: 'email',
        subject: null,
        message: null,
        note: null,
        unread: 1,
        business_id: null,
        request_key: null,
        request_hash: null,
        created_at: expect.anything(),
      },
    ]);
  });

  it('G4, T11: stores a message in the same table, with its own kind', async () => {
    const response = await send({ ...message, phone: '+45 12 34 56 78' });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ message: expect.any(String) });
    expect(await stored()).toMatchObject([
      {
        kind: 'message',
        subject: 'Opening hours',
        message: 'When can I call you?',
        phone_e164: '+4512345678',
        company: null,
      },
    ]);
  });

  it.each([
    [{ phone: '0176 1234567', countryCode: '+49' }, '+491761234567'],
    [{ phone: '(123) 456-7890', countryCode: '+1' }, '+11234567890'],
    [{ phone: '12', countryCode: '+45' }, null],
    [{ phone: '' }, null],
    [{ phone: null }, null],
  ])('T13: stores %j to be dialled as %s', async (phone, number) => {
    expect((await send({ ...consultation, ...phone })).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone_e164: number }]);
  });

  it.each([
    ['12 34 56 78', '+4512345678'],
    ['0046 70 123 45 67', '+46701234567'],
    ['+358 40 1234567', '+358401234567'],
    ['1234', null],
    ['call me', null],
  ])('T13: stores a freely typed phone, %s, to be dialled as %s', async (phone, number) => {
    expect((await send({ ...message, phone })).status).toBe(201);
    expect(await stored()).toMatchObject([{ phone, phone_e164: number }]);
  });

  it.each([
    ['both payloads', { ...consultation, ...message }],
    ['neither payload', { name: 'Anna', email: 'anna@example.dk' }],
    ['nothing', {}],
  ])('T11: rejects %s with a message', async (_, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error: expect.stringMatching(/^Please send/) });
    expect(await stored()).toEqual([]);
  });

  it('F9: requires a phone for a call on the server as well', async () => {
    const response = await send({ ...consultation, contactPreference: 'call', phone: '' });
    const error = "Please fill out your phone number if you'd like us to call you.";
    expect([response.status, response.body]).toEqual([400, { error, fields: { phone: error } }]);
  });

  it('rejects an empty required field like a missing one', async () => {
    const response = await send({ ...consultation, company: ' ', industry: '', contactPreference: '' });
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({
      company: 'Please enter your company name',
      industry: 'Please choose your industry',
      contactPreference: 'Please choose how you would like to be contacted',
    });
  });

  it.each([
    'inquiryRemark',
    // For a tab opened before the field was renamed.
    'website',
  ])(
    'stores a form with the hidden field %s as suspected spam, without emails, and answers as usual',
    async (field) => {
      const response = await send({ ...message, [field]: 'https://vinbaren.example' });
      expect([response.status, response.body]).toEqual([
        201,
        { message: "Thank you! We'll get back to you within 24 hours." },
      ]);
      expect((await send({ ...consultation, [field]: 'x' })).status).toBe(201);
      expect(await stored()).toMatchObject([
        { kind: 'message', status: 'suspected-spam', email: message.email, message: message.message, unread: 1 },
        { kind: 'consultation', status: 'suspected-spam', email: consultation.email },
      ]);
      expect(await api.rows('SELECT id FROM outbox')).toEqual([]);
      expect((await send({ ...message, [field]: '' })).status).toBe(201);
      expect((await stored())[2]).toMatchObject({ status: 'new' });
    },
  );

  it('stores a form once per Idempotency-Key, with the same response', async () => {
    const first = await send(consultation, 'key-1');
    const second = await send(consultation, 'key-1');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await stored()).toHaveLength(1);
    expect(await api.rows('SELECT id FROM outbox')).toHaveLength(2);
    await send(consultation, 'key-2');
    expect(await stored()).toHaveLength(2);
  });

  it('stores a form once per Idempotency-Key for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => send(message, 'key-1')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await stored()).toHaveLength(1);
    expect(await api.rows('SELECT id FROM outbox')).toHaveLength(2);
  });

  it('rejects a key that was used with another body, so that nothing is lost silently', async () => {
    await send(message, 'key-1');
    const response = await send({ ...message, message: 'Something else' }, 'key-1');
    expect(response.status).toBe(422);
    expect(response.body.error).toMatch(/Idempotency-Key/);
  });

  it('rejects a malformed key', async () => {
    expect((await send(message, 'a'.repeat(256))).status).toBe(400);
    expect((await send(message, 'a b')).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('15.3.3: ignores unknown fields', async () => {
    await send({ ...message, id: 'mine', status: 'done', kind: 'consultation', createdAt: 0, requestKey: 'x' });
    expect(await stored()).toMatchObject([{ kind: 'message', status: 'new', request_key: null }]);
  });

  it('1.2.1, 1.2.4: stores text unchanged, in every script', async () => {
    const text = `Robert'); DROP TABLE inquiries; -- <b>Ærø</b> "quoted" \\ 🍷 日本 %s \${x}`;
    await send({ ...message, subject: text, message: `${text}\n\n${text}`, name: text });
    expect(await stored()).toMatchObject([{ name: text, subject: text, message: `${text}\n\n${text}` }]);
  });

  it('accepts the longest form, and rejects one character more', async () => {
    const long = { name: '🍷'.repeat(100), message: '語'.repeat(5000) };
    expect((await send({ ...message, ...long })).status).toBe(201);
    expect(await stored()).toMatchObject([long]);
    expect((await send({ ...message, message: `${long.message}x` })).status).toBe(400);
  });

  it('2.3.3: stores a hundred concurrent inquiries', async () => {
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send({ ...message, email: `visitor${index}@example.dk` })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set((await stored()).map(({ email }) => email)).size).toBe(100);
    expect(await api.rows('SELECT id FROM outbox')).toHaveLength(200);
  });
});
