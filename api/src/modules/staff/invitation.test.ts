import { client, staffMember } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('names in invitations', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    browser = await api.signIn(client.email, client.password);
  });
  afterAll(() => api.close());

  const invited = async (businessName: string, firstName: string, email: string) => {
    await api.execute('UPDATE businesses SET name = ?', [businessName]);
    expect((await browser.post('/api/staff', { ...staffMember, firstName, email })).status).toBe(201);
    const [mail] = await api.rows<{ subject: string; body: string }>(
      'SELECT subject, body FROM outbox WHERE recipient = ?',
      [email],
    );
    return mail ?? { subject: '', body: '' };
  };

  it.each([
    'http://evil.example',
    'evil.com',
    'Vinbaren evil.com/login',
    'www.evil',
    'Call 70 12 34 56 now',
    'a@evil.com',
    'evil。com',
    'evil․com',
    `${'Your account is closed, '.repeat(4)}sorry`,
  ])('omits %s, which mail programs would turn into a link', async (name) => {
    const { subject, body } = await invited(name, name, `${Buffer.from(name).toString('hex').slice(0, 40)}@example.dk`);
    expect(subject).toBe('A client of Skal has added you to their team');
    expect(body).toMatch(/^Hello,\n\nA client of Skal has added you/);
    expect(body + subject).not.toContain(name);
  });

  it.each(['Café 22', 'Holm & Co.', 'St. Pauls Bistro', 'L’Éducation', '7-Eleven (Nørrebro)', 'Vin!'])(
    'includes the name %s',
    async (name) => {
      const { subject, body } = await invited(name, 'Søren-Åge', `${Buffer.from(name).toString('hex')}@example.dk`);
      expect(subject).toBe(`${name} has added you to their team`);
      expect(body).toMatch(/^Hello Søren-Åge,/);
    },
  );
});
