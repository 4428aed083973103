import { SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import { HONEYPOT } from '@skal/contracts/support/inquiry';
import { client, consultation, message } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

type Fields = Record<string, string>;

/** A consultation as an HTML form posts it. */
const { currentSolution, ...consultationFields } = consultation;

describe('forms posted without JavaScript', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ limits: { forms: { points: 1000, seconds: 60 } } });
  });
  beforeEach(() => api.execute('DELETE FROM inquiries'));
  afterAll(() => api.close());

  const post = (path: string, fields: Fields | string, headers: Record<string, string> = {}) =>
    api.client().request('POST', path, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const stored = () => api.rows('SELECT kind, name, phone_e164, message FROM inquiries');

  it.each([
    ['message', '/api/contact', message as Fields, 201, 'Thank You!', /We&#39;ll get back to you within 24 hours/],
    ['consultation', '/api/contact', consultationFields as Fields, 201, 'Thank You!', /We&#39;ll get back to you/],
    ['password link', '/api/password-link', { email: client.email }, 202, 'Check Your Inbox', /a link is on its way/],
  ])('accepts a %s, and answers with a page', async (_, path, fields, status, title, text) => {
    const response = await post(path, fields);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(response.text).toContain(`<h1>${title}</h1>`);
    expect(response.text).toMatch(text);
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; style-src 'sha256-.*form-action 'self'/,
    );
    expect(await stored()).toHaveLength(path === '/api/contact' ? 1 : 0);
  });

  it('stores line breaks as typed, and a reloaded page once', async () => {
    const input = { ...message, phone: '45 12 34 56 78', message: 'One\r\nTwo & <three>' };
    for (const _ of [1, 2]) expect((await post('/api/contact', input)).status).toBe(201);
    expect(await stored()).toEqual([
      { kind: 'message', name: message.name, phone_e164: '+4512345678', message: 'One\nTwo & <three>' },
    ]);
  });

  it('stores a filled honeypot as suspected spam, as with JSON', async () => {
    expect((await post('/api/contact', { ...message, [HONEYPOT]: 'https://spam.example' } as Fields)).status).toBe(201);
    expect(await api.rows('SELECT status FROM inquiries')).toEqual([{ status: SUSPECTED_SPAM }]);
  });

  it('shows a rejected form again, with the input and the error at its field', async () => {
    const response = await post('/api/contact', { ...message, email: 'anna@', message: '</textarea><b>"Hi" & bye' });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(response.text).toContain('<h1>Your message was not sent</h1>');
    expect(response.text).toMatch(/<input type="email" id="email"[^>]*aria-invalid="true"[^>]* value="anna@">/);
    expect(response.text).toContain('<p class="fault" id="email-fault">Please enter a valid email address</p>');
    expect(response.text).toContain('&lt;/textarea&gt;&lt;b&gt;&quot;Hi&quot; &amp; bye</textarea>');
    expect(response.text).toContain('<form method="post" action="/api/contact">');
    expect(response.text).toContain(`<input name="${HONEYPOT}" tabindex="-1"`);
    expect(response.text).toContain('<a href="/contact">');
    expect(await stored()).toEqual([]);
  });

  it('F9: shows a consultation again with its choices when the number to call is missing', async () => {
    const response = await post('/api/contact', {
      ...consultationFields,
      phone: '',
      contactPreference: 'call',
    } as Fields);
    expect(response.status).toBe(400);
    expect(response.text).toContain('Please fill out your phone number if you&#39;d like us to call you.');
    expect(response.text).toContain('<option value="call" selected>Phone Call</option>');
    expect(response.text).toContain('<option value="+45" selected>Denmark +45</option>');
  });

  it('rejects a form of another site, and an unreadable body, with a page', async () => {
    const foreign = await post('/api/contact', message as Fields, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    const invalid = await post('/api/contact', { name: 'Anna' });
    expect([invalid.status, invalid.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect((await post('/api/contact', { ...message, message: 'x'.repeat(200_000) } as Fields)).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('shares the limit with JSON, and says when to try again', async () => {
    const strict = await startTestApi({ limits: { forms: { points: 1, seconds: 60 } } });
    const raw = new URLSearchParams({ email: client.email }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ask = () => strict.client().request('POST', '/api/password-link', { raw, headers });
    expect((await ask()).status).toBe(202);
    const second = await ask();
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect(second.text).toContain('Too many requests. Please try again in');
    await strict.close();
  });

  it.each(['/api/login', '/api/set-password'])('rejects a form at %s, which accepts JSON only', async (path) => {
    expect((await post(path, { email: client.email, password: client.password })).status).toBe(415);
  });
});
