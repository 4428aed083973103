import { startScanner } from '../../../testing/fakes/scanner.ts';
import { findBusinessId } from '../../../testing/fixtures/findBusinessId.ts';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { fileTicket } from '../../../testing/fixtures/tickets.ts';
import { openTestUploads, PDF } from '../../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

/** Runs `happens` right before the first matching statement. */
function beforeQuery({ internals }: TestApi, fits: RegExp, happens: () => Promise<unknown>): void {
  const { db } = internals.dependencies;
  const { query } = db;
  db.query = async (sql, parameters) => {
    if (fits.test(sql)) {
      db.query = query;
      await happens();
    }
    return query(sql, parameters);
  };
}

describe('16.5.3: a client deleted during a request', () => {
  let scanner: Awaited<ReturnType<typeof startScanner>>;
  let api: TestApi;
  let browser: TestClient;
  let operator: TestClient;
  let remove: () => Promise<unknown>;

  beforeEach(async () => {
    scanner = await startScanner();
    const at = { host: '127.0.0.1', port: scanner.port };
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, clamav: { socket: at, timeoutMs: 5_000 } });
    browser = await api.signIn(client.email, client.password);
    operator = await api.signIn(admin.email, admin.password);
    const path = `/api/admin/clients/${await findBusinessId(api, client)}`;
    remove = () => operator.request('DELETE', path);
  });
  afterEach(async () => {
    await api.close();
    scanner.close();
  });

  /** Logged, but not as an error. */
  const expectLogged = (path: string, status: number) => {
    expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(api.log.filter(({ msg }) => msg === 'record deleted meanwhile')).toMatchObject([{ path, status }]);
  };

  it('is answered as not signed in while reading the subscription', async () => {
    const { sessions } = api.internals.dependencies;
    const { load } = sessions;
    sessions.load = async (ctx) => {
      sessions.load = load;
      const account = await load(ctx);
      await remove();
      return account;
    };
    expect((await browser.get('/api/billing')).status).toBe(401);
    expectLogged('/api/billing', 401);
  });

  it('is answered as not signed in while requesting an add-on again', async () => {
    const ask = () => browser.post('/api/add-on-interests', { addOn: 'loyalty' });
    expect((await ask()).status).toBe(201);
    const { db } = api.internals.dependencies;
    const { tx } = db;
    db.tx = async (work) => {
      try {
        return await tx(work);
      } catch (error) {
        // Only the request's own transaction fails: the mail worker has transactions too.
        db.tx = tx;
        await remove();
        throw error;
      }
    };
    expect((await ask()).status).toBe(401);
    expectLogged('/api/add-on-interests', 401);
  });

  it('leaves no audit entry and no file of an upload that was being scanned', async () => {
    const uploads = openTestUploads(api, browser);
    const { path } = await uploads.announce('harm.pdf');
    scanner.state.before = remove;
    const sent = await uploads.send(path, Buffer.concat([PDF, Buffer.from('the harm')]));
    expect(sent.status).toBe(401);
    expectLogged('/api/support-tickets/:id/attachments/:attachmentId', 401);
    expect(await api.rows("SELECT id FROM audit_entries WHERE action = 'upload.infected'")).toEqual([]);
    expect([uploads.listStored(), uploads.tempFiles()]).toEqual([[], []]);
  });

  it('takes the ticket along while an operator answers it', async () => {
    const id = await fileTicket(browser);
    beforeQuery(api, /FROM businesses b JOIN accounts a/, remove);
    expect((await operator.post(`/api/admin/tickets/${id}/messages`, { text: 'We are looking at it.' })).status).toBe(
      404,
    );
    expectLogged('/api/admin/tickets/:id/messages', 404);
  });
});
