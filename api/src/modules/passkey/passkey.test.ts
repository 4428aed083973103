import { setUpTotp } from '../../testing/fakes/totpAuthenticator.ts';
import { createVirtualAuthenticator, type VirtualAuthenticator } from '../../testing/fakes/virtualAuthenticator.ts';
import { signInSupport, support } from '../../testing/fixtures/operators.ts';
import { addVirtualPasskey, createAssertion, requestCreationChallenge } from '../../testing/fixtures/passkeys.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

describe('passkeys', () => {
  let api: TestApi;
  let owner: TestClient;
  let phone: VirtualAuthenticator;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(client.email, client.password);
    phone = createVirtualAuthenticator({ uses: 1 });
    expect((await addVirtualPasskey(api, owner, client.password, phone)).status).toBe(201);
  });
  afterEach(() => api.close());

  const signInWith = (body: object, who = api.client()) => who.post('/api/login/passkey', body);
  const listOf = async (who = owner) =>
    (await who.get('/api/passkeys')).body as unknown as { id: string; name: string; lastUsed: string | null }[];

  it('6.3.3: sign in alone, also if a code is required, and are listed with their last use', async () => {
    await setUpTotp(api, owner, client.password);
    expect((await listOf())[0]).toMatchObject({ name: 'My phone', lastUsed: null });
    const browser = api.client();
    const response = await signInWith(await createAssertion(api, phone), browser);
    expect([response.status, response.body.redirectPath]).toEqual([200, '/dashboard']);
    expect((await browser.get('/api/session')).status).toBe(200);
    expect((await listOf(browser))[0]?.lastUsed).toMatch(/Z$/);
  });

  it('6.5.1: redeem a challenge once, and require an increasing counter', async () => {
    const body = await createAssertion(api, phone);
    expect((await signInWith(body)).status).toBe(200);
    expect((await signInWith(body)).status).toBe(401);
    const copied = await createAssertion(api, phone);
    phone.state.uses = 1;
    const older = await createAssertion(api, phone);
    expect([(await signInWith(copied)).status, (await signInWith(older)).status]).toEqual([200, 401]);
    expect((await signInWith(await createAssertion(api, phone))).status).toBe(401);
  });

  it('sign in any number of times without a counter', async () => {
    const cloud = createVirtualAuthenticator();
    await addVirtualPasskey(api, owner, client.password, cloud);
    for (let time = 0; time < 2; time += 1)
      expect((await signInWith(await createAssertion(api, cloud))).status).toBe(200);
  });

  it.each([
    ['of another site', { origin: 'https://elsewhere.example' }],
    ['for another site', { rpId: 'elsewhere.example' }],
    ['without user verification', { verified: false }],
    ['to a forged challenge', { challenge: Buffer.from('zzzzzzzz.abc.def').toString('base64url') }],
  ])('6.7.2: reject a response %s', async (_, change) => {
    const response = await signInWith(await createAssertion(api, phone, change));
    expect([response.status, response.body.success]).toEqual([401, false]);
  });

  it('require a challenge of the same purpose and account, for five minutes', async () => {
    const adding = await requestCreationChallenge(owner, client.password);
    expect((await signInWith(await createAssertion(api, phone, { challenge: adding }))).status).toBe(401);
    const other = await api.signIn(live.email, live.password);
    const { origin } = api.settings.site;
    const add = (who: TestClient, challenge: string) =>
      who.post('/api/passkeys', { name: 'Key', credential: createVirtualAuthenticator().make({ challenge, origin }) });
    expect((await add(other, adding)).status).toBe(400);
    const body = await createAssertion(api, phone);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    expect((await signInWith(body)).status).toBe(401);
    now.mockRestore();
    expect([(await add(owner, adding)).status, (await add(owner, adding)).status]).toEqual([201, 400]);
  });

  it('7.5.1: are added with the password, once per device', async () => {
    const rejected = await owner.post('/api/passkeys/options', { currentPassword: 'wrong' });
    expect(rejected.body.fields).toEqual({ currentPassword: 'Current password is incorrect' });
    expect((await addVirtualPasskey(api, owner, client.password, phone)).status).toBe(409);
  });

  it('8.2.2: are removed by their owner only, and no longer sign in', async () => {
    const [listed] = await listOf();
    const other = await api.signIn(live.email, live.password);
    const remove = (who: TestClient) => who.request('DELETE', `/api/passkeys/${listed?.id}`);
    expect([(await remove(other)).status, (await remove(owner)).status, (await remove(owner)).status]).toEqual([
      404, 204, 404,
    ]);
    expect((await signInWith(await createAssertion(api, phone))).status).toBe(401);
    const auditEntries = await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'passkey%' ORDER BY id");
    expect(auditEntries.map(({ action }) => action)).toEqual(['passkey.added', 'passkey.removed']);
    const mails = await api.rows("SELECT subject FROM outbox WHERE kind = 'notice' ORDER BY id");
    expect(mails.map(({ subject }) => subject)).toEqual(['A passkey was added: Skal', 'A passkey was removed: Skal']);
  });

  it('do not sign in to a disabled account, and are removed by a reset', async () => {
    await setStatus(api, client.email, 'paused');
    expect((await signInWith(await createAssertion(api, phone))).body.code).toBe('paused');
    const [key, supporter] = [createVirtualAuthenticator(), await signInSupport(api)];
    await addVirtualPasskey(api, supporter, support.password, key);
    const operator = await api.signIn(admin.email, admin.password);
    const all = (await operator.get('/api/admin/operators')).body as unknown as { id: string; email: string }[];
    const id = all.find(({ email }) => email === support.email)?.id;
    await operator.request('DELETE', `/api/admin/operators/${id}/second-factor`);
    expect((await signInWith(await createAssertion(api, key))).status).toBe(401);
  });
});

describe('2.3.4: one passkey response sent several times at once', () => {
  let together: MultiProcessApi;

  beforeAll(async () => {
    together = await startMultiProcessApi();
  });
  afterAll(() => together.close());

  it('signs in once, even without a counter', async () => {
    const { api } = together;
    const key = createVirtualAuthenticator();
    await addVirtualPasskey(api, await api.signIn(client.email, client.password), client.password, key);
    const body = await createAssertion(api, key);
    const browsers = Array.from({ length: 4 }, () => together.client());
    const answers = await Promise.all(browsers.map((browser) => browser.post('/api/login/passkey', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });
});
