import { createMails } from '../../testing/fixtures/newMails.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { readApiStatus } from './apiStatus.ts';

const HOUR_MS = 3600_000;

describe('readApiStatus', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: HOUR_MS } });
  });
  beforeEach(() => api.execute('DELETE FROM outbox'));
  afterAll(() => api.close());

  const readStatus = (later = 0) => readApiStatus(api.internals.dependencies.db, Date.now() + later);
  /** Enqueues without waking the worker, which would send at once. */
  const write = () => api.internals.dependencies.db.tx((manager) => enqueueMails(manager, createMails(2), Date.now()));

  it('reports working while emails are sent in time', async () => {
    await write();
    expect(await readStatus()).toEqual({ database: 'working', mail: 'working', lateMails: null });
  });

  it('reports late emails that the server does not accept, but not those that a recipient defers', async () => {
    await write();
    expect((await readStatus(HOUR_MS)).mail).toBe('delayed');
    await api.execute('UPDATE outbox SET attempts = 3');
    expect((await readStatus(HOUR_MS)).mail).toBe('working');
  });

  it('reports late emails that the server rejects, unless it has accepted another one since', async () => {
    await write();
    await api.execute("UPDATE outbox SET attempts = 3, last_error = 'Mail command failed: 550 5.1.8 Sender rejected'");
    expect((await readStatus(HOUR_MS)).mail).toBe('delayed');
    await api.execute("UPDATE outbox SET due_at = NULL, sent_at = ? WHERE recipient = 'to-0@example.dk'", [
      Date.now() + 1,
    ]);
    expect((await readStatus(HOUR_MS)).mail).toBe('working');
  });

  it('reports the period of late emails for a fortnight', async () => {
    await write();
    const from = Date.now() - 3 * HOUR_MS;
    const until = Date.now() - HOUR_MS;
    await api.execute('UPDATE outbox SET attempts = 1, due_at = NULL, created_at = ?, sent_at = ?', [from, until]);
    const period = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
    expect(await readStatus()).toEqual({ database: 'working', mail: 'working', lateMails: period });
    expect((await readStatus(15 * 24 * HOUR_MS)).lateMails).toBeNull();
  });

  it('reports an unavailable database, and mail as unknown', async () => {
    const { db } = api.internals.dependencies;
    const failing = { ...db, ping: () => Promise.reject(new Error('unavailable')) };
    expect(await readApiStatus(failing)).toEqual({ database: 'unavailable', mail: 'unknown', lateMails: null });
  });
});
