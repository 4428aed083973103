import { generateTotpCode, setUpTotp, type TotpAuthenticator } from '../../testing/fakes/totpAuthenticator.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { secondFactorCipher } from './secondFactorCipher.ts';

const NEW_KEY = 'a new key of some thirty-two letters or so';
const { password: currentPassword } = client;

describe('second factor', () => {
  let api: TestApi;
  let owner: TestClient;
  let app: TotpAuthenticator;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(client.email, client.password);
    app = await setUpTotp(api, owner, client.password);
  });
  afterEach(() => api.close());

  const firstStep = async (browser = api.client()) => {
    const response = await browser.post('/api/login', client);
    expect([response.status, response.body.code]).toEqual([401, 'code-needed']);
    return browser;
  };
  const enterCode = (browser: TestClient, code: string) => browser.post('/api/login/code', { code });
  const status = async (who: TestClient) => (await who.get('/api/session')).status;
  const state = async () => (await owner.get('/api/second-factor')).body;
  const subjects = async () => (await api.rows('SELECT subject FROM outbox ORDER BY id')).map(({ subject }) => subject);
  const actions = async () =>
    (await api.rows('SELECT action FROM audit_entries ORDER BY id')).map(({ action }) => action);

  it('6.3.3: is required after a right password, which alone does not sign in', async () => {
    const browser = await firstStep();
    expect(await status(browser)).toBe(401);
    expect((await enterCode(browser, '000000')).status).toBe(401);
    const response = await enterCode(browser, ` ${(await app.unusedCode()).replace(/^.../, '$& ')}`);
    expect([response.status, response.body]).toEqual([
      200,
      { success: true, message: 'Welcome back, Demo!', redirectPath: '/dashboard' },
    ]);
    expect(await status(browser)).toBe(200);
  });

  it('6.5.1: accepts a code once, across all sign-ins', async () => {
    const code = await app.unusedCode();
    expect((await enterCode(await firstStep(), code)).status).toBe(200);
    const again = await enterCode(await firstStep(), code);
    expect([again.status, again.body.error]).toEqual([401, 'This code is incorrect or has already been used.']);
  });

  it('cannot be guessed without the password, nor after a change of it', async () => {
    const withoutPassword = await enterCode(api.client(), await app.unusedCode());
    expect([withoutPassword.status, withoutPassword.body.code]).toEqual([401, 'start-again']);
    const browser = await firstStep();
    const newPassword = 'two glasses at the harbour';
    await owner.post('/api/change-password', { currentPassword, newPassword, confirmPassword: newPassword });
    expect((await enterCode(browser, await app.unusedCode())).body.code).toBe('start-again');
  });

  it('is not requested for an account that may not sign in', async () => {
    const browser = await firstStep();
    await setStatus(api, client.email, 'paused');
    expect((await enterCode(browser, await app.unusedCode())).body.code).toBe('paused');
    expect((await api.client().post('/api/login', client)).body.code).toBe('paused');
  });

  it("6.3.1: does not lock out the owner's browser when others guess with the password", async () => {
    await api.close();
    api = await startTestApi({ limits: { loginEmail: { points: 2, seconds: 60 } } });
    owner = await api.signIn(client.email, client.password);
    app = await setUpTotp(api, owner, client.password);
    const thief = await firstStep();
    const seen = [];
    for (const code of ['000000', '000001', '000002']) seen.push((await enterCode(thief, code)).status);
    expect(seen).toEqual([401, 401, 429]);
    await owner.post('/api/logout');
    expect((await enterCode(await firstStep(owner), await app.unusedCode())).status).toBe(200);
  });

  it('accepts a recovery code instead, once, and reports how many are left', async () => {
    const [code = ''] = app.recoveryCodes;
    expect(code).toMatch(/^([a-z0-9]{4}-){5}[a-z0-9]{4}$/);
    const response = await enterCode(await firstStep(), code.toUpperCase().replaceAll('-', ' '));
    expect([response.status, response.body.codesLeft]).toEqual([200, 9]);
    expect((await enterCode(await firstStep(), code)).status).toBe(401);
    expect(await state()).toEqual({ since: expect.stringMatching(/Z$/), codesLeft: 9 });
    expect((await subjects()).at(-1)).toBe('A recovery code was used: Skal');
    const auditEntries = await api.rows("SELECT after FROM audit_entries WHERE action = 'factor.recovered'");
    expect(auditEntries.map(({ after }) => JSON.parse(String(after)))).toEqual([{ codesLeft: 9 }]);
  });

  it('replaces the recovery codes, for password and code', async () => {
    const renew = (code: string, password = currentPassword) =>
      owner.post('/api/second-factor/codes', { currentPassword: password, code });
    expect((await renew(await app.unusedCode(), 'wrong')).body.fields).toEqual({
      currentPassword: 'Current password is incorrect',
    });
    expect(Object.keys((await renew('000000')).body.fields as object)).toEqual(['code']);
    const created = await renew(await app.unusedCode());
    expect([created.status, (created.body.codes as string[]).length]).toEqual([201, 10]);
    expect((await enterCode(await firstStep(), app.recoveryCodes[1] ?? '')).status).toBe(401);
    expect((await enterCode(await firstStep(), (created.body.codes as string[])[1] ?? '')).status).toBe(200);
  });

  it('7.5.1: is turned off with password and code, or a recovery code, and signs other browsers out', async () => {
    const other = await firstStep();
    await enterCode(other, await app.unusedCode());
    const disable = (code: string, password = currentPassword) =>
      owner.post('/api/second-factor/end', { currentPassword: password, code });
    expect((await disable(await app.unusedCode(), 'wrong')).status).toBe(400);
    expect((await disable('000000')).status).toBe(400);
    expect(await status(other)).toBe(200);
    expect((await disable(app.recoveryCodes[2] ?? '')).body).toEqual({ since: null, codesLeft: 0 });
    expect([await status(other), await status(owner)]).toEqual([401, 200]);
    await api.signIn(client.email, client.password);
    expect((await disable('000000')).status).toBe(409);
    expect(await api.rows('SELECT id FROM recovery_codes')).toEqual([]);
    expect(await subjects()).toEqual(['Two-step verification is on: Skal', 'Two-step verification is off: Skal']);
    expect((await actions()).filter((action) => String(action).startsWith('factor.'))).toEqual([
      'factor.set',
      'factor.ended',
    ]);
  });

  it('6.3.5: notifies the owner of guesses in a signed-in browser too', async () => {
    const notified: boolean[] = [];
    for (const code of ['000000', '000001', ...app.recoveryCodes.slice(0, 3).map((right) => `${right}x`)]) {
      expect((await owner.post('/api/second-factor/end', { currentPassword, code })).status).toBe(400);
      notified.push((await subjects()).includes('Someone may know your password: Skal'));
    }
    expect(notified).toEqual([false, false, false, false, true]);
  });

  it('7.5.1: is set up with the password, required once confirmed, and not set up twice', async () => {
    const { email, password } = admin;
    const [one, two] = [await api.signIn(email, password), await api.signIn(email, password)];
    expect((await one.post('/api/second-factor/setup', { currentPassword: 'wrong' })).status).toBe(400);
    expect((await one.post('/api/second-factor', { code: '000000' })).status).toBe(409);
    const begun = await one.post('/api/second-factor/setup', { currentPassword: password });
    const setupKey = String(begun.body.setupKey);
    expect(begun.body.uri).toBe(
      `otpauth://totp/Skal:admin%40skal.example?issuer=Skal&secret=${setupKey}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await one.post('/api/second-factor', { code: '000000' })).status).toBe(400);
    await api.signIn(email, password);
    expect((await one.post('/api/second-factor', { code: generateTotpCode(setupKey) })).status).toBe(201);
    expect([await status(one), await status(two)]).toEqual([200, 401]);
    expect((await one.post('/api/second-factor/setup', { currentPassword: password })).status).toBe(409);
    expect((await api.client().post('/api/login', admin)).body.code).toBe('code-needed');
  });

  it('6.5.2: is stored nowhere in plain text', async () => {
    await enterCode(await firstStep(), app.recoveryCodes[0] ?? '');
    const secrets = [app.setupKey, ...app.recoveryCodes, ...app.recoveryCodes.map((code) => code.replaceAll('-', ''))];
    const places = await Promise.all(
      ['second_factors', 'recovery_codes', 'audit_entries', 'outbox'].map((table) =>
        api.rows(`SELECT * FROM ${table}`),
      ),
    );
    const text = JSON.stringify([places, api.log]);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('11.2.2: is reencrypted with new session keys, so that the old key can be removed', async () => {
    const { db, settings } = api.internals.dependencies;
    const [OLD_KEY = ''] = settings.sessionKeys;
    const sealed = async () => (await api.rows<{ id: string; sealed: string }>('SELECT * FROM second_factors'))[0];
    const opens = async (sessionKeys: string[]) => {
      const row = await sealed();
      return secondFactorCipher.decrypt({ sessionKeys }, row?.id ?? '', row?.sealed ?? '');
    };
    expect([await opens([NEW_KEY, OLD_KEY]), await opens([NEW_KEY])]).toEqual([app.setupKey, null]);
    await secondFactorCipher.reencrypt(db, { sessionKeys: [NEW_KEY, OLD_KEY] });
    expect([await opens([NEW_KEY]), await opens([OLD_KEY])]).toEqual([app.setupKey, null]);
    const row = await sealed();
    expect(secondFactorCipher.decrypt({ sessionKeys: [NEW_KEY] }, 'other account', row?.sealed ?? '')).toBeNull();
  });
});
