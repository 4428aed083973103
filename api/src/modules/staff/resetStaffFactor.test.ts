import { setUpTotp } from '../../testing/fakes/totpAuthenticator.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { inviteStaffMember, type JoinedMember, joinStaff } from '../../testing/fixtures/staff.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('the lost second factor of a member of staff', () => {
  let api: TestApi;
  let owner: TestClient;
  let member: JoinedMember;

  beforeEach(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, limits: { forms: { points: 1000, seconds: 60 } } });
    owner = await api.signIn(live.email, live.password);
    member = await joinStaff(api, owner);
    await setUpTotp(api, member.browser, member.password);
  });
  afterEach(() => api.close());

  const reset = (who: TestClient, id = member.id) => who.request('DELETE', `/api/staff/${id}/second-factor`);
  const secured = async () =>
    ((await owner.get('/api/staff')).body as unknown as { secondFactor: boolean }[]).map((each) => each.secondFactor);

  it('is reset by an owner: signed out everywhere, informed, and able to sign in with the password', async () => {
    const { id, email, password, browser } = member;
    expect(await secured()).toEqual([true]);
    const edit = { role: 'Bartender', permissions: ['Orders'], version: 1 };
    expect((await owner.request('PATCH', `/api/staff/${id}`, { json: edit })).body.secondFactor).toBe(true);
    expect((await api.client().post('/api/login', { email, password })).body).not.toHaveProperty('user');
    expect((await reset(owner)).status).toBe(204);
    expect((await browser.get('/api/session')).status).toBe(401);
    expect(await secured()).toEqual([false]);
    await api.signIn(email, password);
    const mails = await api.rows("SELECT recipient, body FROM outbox WHERE subject LIKE '%was reset%'");
    const body = expect.stringContaining('An owner of your app has reset your sign-in to');
    expect(mails).toEqual([{ recipient: email, body }]);
    expect(await api.rows("SELECT id FROM audit_entries WHERE action = 'staff.factorReset'")).toHaveLength(1);
  });

  it('is reset by owners only, also not by members who manage staff', async () => {
    const manager = await joinStaff(api, owner, { email: 'eva@example.dk', permissions: ['Staff Management'] });
    const refused = await reset(manager.browser);
    expect([refused.status, refused.body.error]).toEqual([403, 'Only an owner of the app can do this.']);
    expect((await member.browser.get('/api/session')).status).toBe(200);
  });

  it('is never reset for oneself, also as an invited owner', async () => {
    const partner = await joinStaff(api, owner, { email: 'eva@example.dk', owner: true });
    const refused = await reset(partner.browser, partner.id);
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringMatching(/^This is your own account\./)]);
    expect((await reset(partner.browser)).status).toBe(204);
  });

  it("8.2.2: of another client's member, and of one who has not joined, is like that of one who does not exist", async () => {
    await api.execute('UPDATE businesses SET live_at = 1');
    const stranger = await api.signIn(client.email, client.password);
    expect((await reset(stranger)).status).toBe(404);
    const invited = await inviteStaffMember(api, owner, { email: 'eva@example.dk' });
    expect((await reset(owner, invited.id)).status).toBe(404);
    expect(await secured()).toEqual([true, false]);
  });
});
