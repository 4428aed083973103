import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const save = (browser: TestClient, json: object) => browser.request('PUT', '/api/session/preferences', { json });

describe('language and theme of an account', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('are stored with the account, each on its own, and sent to every browser that signs in', async () => {
    const browser = await api.signIn(live.email, live.password);
    expect(browser.cookies.get('language')).toBe('en');
    expect(browser.cookies.get('theme')).toBe('system');

    const saved = await save(browser, { language: 'da' });
    expect([saved.status, saved.body.language, saved.body.theme]).toEqual([200, 'da', 'system']);
    expect((await save(browser, { theme: 'dark' })).body).toMatchObject({ language: 'da', theme: 'dark' });
    expect((await save(browser, {})).body).toEqual((await browser.get('/api/session')).body);
    expect(Object.fromEntries(browser.cookies)).toMatchObject({ language: 'da', theme: 'dark' });

    const phone = await api.signIn(live.email, live.password);
    expect(Object.fromEntries(phone.cookies)).toMatchObject({ language: 'da', theme: 'dark' });
    const other = await api.signIn(client.email, client.password);
    expect(Object.fromEntries(other.cookies)).toMatchObject({ language: 'en', theme: 'system' });
  });

  it('follow to a signed-in browser when it reads its session, which scripts of the page can read', async () => {
    const [browser, phone] = await Promise.all([
      api.signIn(client.email, client.password),
      api.signIn(client.email, client.password),
    ]);
    await save(phone, { language: 'da', theme: 'light' });
    const lines = (await browser.get('/api/session')).headers.getSetCookie();
    expect(lines).toEqual([
      expect.stringMatching(/^language=da; path=\/; expires=[^;]+; samesite=lax$/),
      expect.stringMatching(/^theme=light; path=\/; expires=[^;]+; samesite=lax$/),
    ]);
    expect((await browser.get('/api/session')).headers.getSetCookie()).toEqual([]);
    await browser.post('/api/logout');
    expect(browser.cookies.get('language')).toBe('da');
  });

  it('are refused with other values', async () => {
    const browser = await api.signIn(client.email, client.password);
    const response = await save(browser, { language: 'de', theme: 'blue' });
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({
      language: 'Please choose a language from the list',
      theme: 'Please choose a theme from the list',
    });
  });

  it('are those of the operator who creates an account', async () => {
    const operator = await api.signIn(admin.email, admin.password);
    const languageOf = async (email: string) =>
      (await api.rows<{ language: string }>('SELECT language FROM accounts WHERE email = ?', [email]))[0]?.language;
    const create = async (email: string) => {
      const business = { businessName: email, businessType: 'cafe', subscriptionPlan: 'basic' };
      const created = await operator.post('/api/admin/clients', {
        email,
        contactName: 'Bo Holm',
        invite: true,
        ...business,
      });
      expect(created.status).toBe(201);
      return languageOf(email);
    };
    expect(await create('english@example.dk')).toBe('en');
    await save(operator, { language: 'da' });
    expect(await create('dansk@example.dk')).toBe('da');
    const invited = { contactName: 'Ida Holm', email: 'ida@example.dk', role: 'support' };
    expect((await operator.post('/api/admin/operators', invited)).status).toBe(201);
    expect(await languageOf(invited.email)).toBe('da');
  });

  it('stay the operator’s own in the portal of a client, and cannot be changed there', async () => {
    const browser = await api.signIn(live.email, live.password);
    await save(browser, { language: 'en' });
    const operator = await api.signIn(admin.email, admin.password);
    await save(operator, { language: 'da' });
    const [row] = await api.rows<{ id: string }>('SELECT business_id AS id FROM accounts WHERE email = ?', [
      live.email,
    ]);
    expect((await operator.post(`/api/admin/clients/${row?.id}/impersonation`)).status).toBeLessThan(300);
    const { body } = await operator.get('/api/session');
    expect(body).toMatchObject({ language: 'da', viewing: { clientId: row?.id } });
    expect((await save(operator, { language: 'en' })).status).toBe(403);
  });
});
