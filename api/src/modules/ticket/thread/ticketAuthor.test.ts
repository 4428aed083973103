import { admin, live } from '../../../testing/fixtures/requestBodies.ts';
import { type JoinedMember, joinStaff } from '../../../testing/fixtures/staff.ts';
import { fileTicket } from '../../../testing/fixtures/tickets.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

describe('emails about a ticket that a member of staff has written', () => {
  let api: TestApi;
  let owner: TestClient;
  let operator: TestClient;
  let member: JoinedMember;
  let id: string;

  beforeEach(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    owner = await api.signIn(live.email, live.password);
    operator = await api.signIn(admin.email, admin.password);
    member = await joinStaff(api, owner, { permissions: ['Settings'] });
    id = await fileTicket(member.browser);
    await api.execute('DELETE FROM outbox');
  });
  afterEach(() => api.close());

  /** Answers and closes the ticket; returns who was emailed. */
  async function answer(): Promise<unknown[]> {
    await api.execute('DELETE FROM outbox');
    await operator.post(`/api/admin/tickets/${id}/messages`, { text: 'Please reload it.' });
    for (const status of ['resolved', 'open'])
      await operator.request('PATCH', `/api/admin/tickets/${id}`, { json: { status } });
    const mails = await api.rows('SELECT recipient, subject, body FROM outbox ORDER BY id');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Answer to your ticket/),
      expect.stringMatching(/^Your ticket is resolved/),
    ]);
    return mails.map(({ recipient }) => recipient);
  }
  const change = (version: number, json: object) =>
    owner.request('PATCH', `/api/staff/${member.id}`, { json: { role: 'Chef', version, ...json } });

  it('go to this member, also when another person has replied', async () => {
    expect(await answer()).toEqual([member.email, member.email]);
    const [mail] = await api.rows('SELECT body FROM outbox ORDER BY id');
    expect(mail?.body).toContain('Bo');
    await owner.post(`/api/support-tickets/${id}/messages`, { text: 'It is back' });
    expect(await answer()).toEqual([member.email, member.email]);
  });

  it('go to the owner while the member may not read tickets', async () => {
    await change(1, { permissions: ['Orders'] });
    expect(await answer()).toEqual([live.email, live.email]);
    await change(2, { permissions: [], owner: true });
    expect(await answer()).toEqual([member.email, member.email]);
  });

  it('go to the owner once the member was removed', async () => {
    await owner.request('DELETE', `/api/staff/${member.id}`);
    expect(await answer()).toEqual([live.email, live.email]);
  });

  it('go to the owner for a ticket of an earlier release', async () => {
    await api.execute('UPDATE tickets SET author_id = NULL');
    expect(await answer()).toEqual([live.email, live.email]);
  });
});
