import { EventEmitter } from 'node:events';
import type { ApiContext } from '../../server/http/context.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { findAccount } from '../account/findAccount.ts';
import { auditFailedSignIn, type SignInFailureReason } from './auditSignIn.ts';

interface Entry {
  action: string;
  who: string | null;
  clientName: string | null;
  after: object | null;
}

describe('16.3.1: sign-ins in the audit log', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
  });
  afterEach(() => api.close());

  const entries = async (action: string) =>
    (await operator.get(`/api/admin/audit?action=${action}`)).body as unknown as Entry[];
  const login = (email: string, password: string) => api.client().post('/api/login', { email, password });

  it('are recorded with the account', async () => {
    await login(client.email, client.password);
    const [newest] = await entries('session.started');
    expect(newest).toMatchObject({
      who: 'Demo Client <client@skal.example>',
      clientName: 'Demo Wine Bar',
      after: null,
    });
  });

  it('6.3.8: are recorded on failure, for known accounts, after the response', async () => {
    await login('unknown@example.dk', 'not it');
    await login(client.email, 'not it either');
    await setStatus(api, client.email, 'paused');
    await login(client.email, client.password);
    const rejected = await waitFor(
      () => entries('session.refused'),
      ({ length }) => length === 2,
    );
    expect(rejected).toEqual(
      ['paused', 'wrong'].map((reason) =>
        expect.objectContaining({ who: null, clientName: 'Demo Wine Bar', after: { email: client.email, reason } }),
      ),
    );
  });

  it('16.3.1: carry the time of the failure, whichever of two is written first', async () => {
    const deps = api.internals.dependencies;
    const account = await findAccount(deps.db, client.email);
    if (!account) throw new Error('The demo has no client');
    const fail = (reason: SignInFailureReason) => {
      const res = new EventEmitter();
      auditFailedSignIn(deps, account, { res, state: { peer: { ip: '127.0.0.1' } } } as unknown as ApiContext, reason);
      return res;
    };
    const first = fail('wrong');
    const second = fail('code');
    for (const [at, res] of [second, first].entries()) {
      res.emit('close');
      await waitFor(
        () => entries('session.refused'),
        ({ length }) => length === at + 1,
      );
    }
    const inOrder = (await entries('session.refused')).map(({ after }) => after);
    expect(inOrder).toMatchObject([{ reason: 'code' }, { reason: 'wrong' }]);
  });

  it('16.2.5: contain nothing of the password', async () => {
    await login(client.email, 'a secret of mine');
    await waitFor(
      () => entries('session.refused'),
      ({ length }) => length === 1,
    );
    expect(JSON.stringify(await api.rows('SELECT * FROM audit_entries'))).not.toContain('a secret of mine');
  });
});
