import { newMails } from '../../testing/fixtures/newMails.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { readApiStatus } from './apiStatus.ts';

const HOUR = 3600_000;

describe('how database and mails are doing', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: HOUR } });
  });
  beforeEach(() => api.execute('DELETE FROM outbox'));
  afterAll(() => api.close());

  const standing = (later = 0) => readApiStatus(api.internals.dependencies.db, Date.now() + later);
  /** Nobody wakes the worker, which would send them meanwhile. */
  const write = () => api.internals.dependencies.db.tx((manager) => enqueueMails(manager, newMails(2), Date.now()));

  it('is well while mails go out in time', async () => {
    await write();
    expect(await standing()).toEqual({ database: 'working', mail: 'working', lateMails: null });
  });

  it('says that mails are late which nobody takes from us, and not those that an address puts off', async () => {
    await write();
    expect((await standing(HOUR)).mail).toBe('late');
    await api.execute('UPDATE outbox SET attempts = 3');
    expect((await standing(HOUR)).mail).toBe('working');
  });

  it('says that mails are late which the mail server refuses, unless it has taken another one meanwhile', async () => {
    await write();
    await api.execute("UPDATE outbox SET attempts = 3, last_error = 'Mail command failed: 550 5.1.8 Sender rejected'");
    expect((await standing(HOUR)).mail).toBe('late');
    await api.execute("UPDATE outbox SET due_at = NULL, sent_at = ? WHERE recipient = 'to-0@example.dk'", [
      Date.now() + 1,
    ]);
    expect((await standing(HOUR)).mail).toBe('working');
  });

  it('tells from when until when mails went out late, for a fortnight', async () => {
    await write();
    const from = Date.now() - 3 * HOUR;
    const until = Date.now() - HOUR;
    await api.execute('UPDATE outbox SET attempts = 1, due_at = NULL, created_at = ?, sent_at = ?', [from, until]);
    const told = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
    expect(await standing()).toEqual({ database: 'working', mail: 'working', lateMails: told });
    expect((await standing(15 * 24 * HOUR)).lateMails).toBeNull();
  });

  it('says that the database is away, and guesses nothing of the mails', async () => {
    const { db } = api.internals.dependencies;
    const away = { ...db, ping: () => Promise.reject(new Error('away')) };
    expect(await readApiStatus(away)).toEqual({ database: 'away', mail: 'unknown', lateMails: null });
  });
});
