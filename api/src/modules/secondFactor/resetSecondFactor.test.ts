import { setUpTotp } from '../../testing/fakes/totpAuthenticator.ts';
import { signInSupport, support } from '../../testing/fixtures/operators.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('reset of a lost second factor', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(client.email, client.password);
    await setUpTotp(api, owner, client.password);
  });
  afterEach(() => api.close());

  const status = async (who: TestClient) => (await who.get('/api/session')).status;
  const subjects = async () => (await api.rows('SELECT subject FROM outbox ORDER BY id')).map(({ subject }) => subject);
  const actions = async () =>
    (await api.rows('SELECT action FROM audit_entries ORDER BY id')).map(({ action }) => action);

  it('is done by an owner for another operator, never for oneself', async () => {
    const supporter = await signInSupport(api);
    await setUpTotp(api, supporter, support.password);
    const boss = await api.signIn(admin.email, admin.password);
    const listed = (await boss.get('/api/admin/operators')).body as unknown as {
      id: string;
      self: boolean;
      secondFactor: boolean;
    }[];
    expect(listed.map(({ self, secondFactor }) => [self, secondFactor])).toEqual([
      [true, false],
      [false, true],
    ]);
    const reset = async (self: boolean) => {
      const id = listed.find((one) => one.self === self)?.id;
      return (await boss.request('DELETE', `/api/admin/operators/${id}/second-factor`)).status;
    };
    expect([await reset(true), await reset(false)]).toEqual([409, 204]);
    expect(await status(supporter)).toBe(401);
    await api.signIn(support.email, support.password);
    expect((await actions()).filter((action) => action === 'operator.factorReset')).toHaveLength(1);
    expect((await subjects()).at(-1)).toBe('Two-step verification was reset: Skal');
  });

  it('is done by an owner for a client, who is emailed and signed out', async () => {
    const boss = await api.signIn(admin.email, admin.password);
    const helper = await signInSupport(api);
    const [{ id } = {}] = await api.rows('SELECT business_id AS id FROM accounts WHERE email = ?', [client.email]);
    const requiresCode = async () => (await boss.get(`/api/admin/clients/${id}`)).body.secondFactor;
    const reset = async (who: TestClient) =>
      (await who.request('DELETE', `/api/admin/clients/${id}/second-factor`)).status;
    expect([await requiresCode(), await reset(helper), await requiresCode()]).toEqual([true, 403, true]);
    expect([await reset(boss), await requiresCode(), await status(owner)]).toEqual([204, false, 401]);
    await api.signIn(client.email, client.password);
    expect((await actions()).filter((action) => action === 'client.factorReset')).toHaveLength(1);
    expect((await subjects()).at(-1)).toBe('Two-step verification was reset: Skal');
  });
});
