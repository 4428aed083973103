import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, TestClient } from '../../testing/index.ts';
import { describeDevice } from './session.store.ts';

interface ActiveSession {
  id: string;
  device: string;
  current: boolean;
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('active sessions', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  const signIn = async (agent: string) => {
    const browser = new TestClient(api.url);
    await browser.post('/api/login', client, { headers: { 'user-agent': agent } });
    return browser;
  };
  const activeSessions = async (who: TestClient) => (await who.get('/api/sessions')).body as unknown as ActiveSession[];

  it('7.5.2: lists browsers as text and marks the current one', async () => {
    await api.signIn(live.email, live.password);
    await signIn('curl/8.1');
    const here = await signIn(FIREFOX);
    const listed = await activeSessions(here);
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['A browser', false],
    ]);
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(listed[0]).toEqual({ id, device: 'Firefox on Windows', since: time, lastUsed: time, current: true });
  });

  it('7.5.2: ends the chosen session only', async () => {
    const [phone, here] = [await signIn('curl'), await signIn(FIREFOX)];
    const other = (await activeSessions(here)).find(({ current }) => !current);
    expect((await here.request('DELETE', `/api/sessions/${other?.id}`)).status).toBe(204);
    expect((await phone.get('/api/session')).status).toBe(401);
    expect(await activeSessions(here)).toHaveLength(1);
    expect((await here.request('DELETE', `/api/sessions/${other?.id}`)).status).toBe(404);
  });

  it("8.2.2: answers for another account's session as for an unknown one", async () => {
    const [ownAccount, otherAccount] = [await signIn(FIREFOX), await api.signIn(live.email, live.password)];
    const [firstSession] = await activeSessions(ownAccount);
    expect((await otherAccount.request('DELETE', `/api/sessions/${firstSession?.id}`)).status).toBe(404);
    expect(await activeSessions(ownAccount)).toEqual([firstSession]);
  });

  it('omits expired sessions', async () => {
    const [, here] = [await signIn('curl'), await signIn(FIREFOX)];
    const other = (await activeSessions(here)).find(({ current }) => !current);
    await api.execute('UPDATE sessions SET expires_at = 1 WHERE public_id = ?', [other?.id]);
    expect((await activeSessions(here)).map(({ current }) => current)).toEqual([true]);
  });
});

describe('describeDevice', () => {
  it.each([
    [FIREFOX, 'Firefox on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Safari on a Mac'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Mobile Safari/604.1', 'Chrome on iPhone'],
    ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['<script>alert(1)</script>', 'A browser'],
    ['', 'A browser'],
  ])('%s', (agent, words) => {
    expect(describeDevice(agent)).toBe(words);
  });
});
