import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from './db/rows/id.ts';
import { buildExpiredRowsQuery } from './db/rows/retention.ts';
import { purge } from './housekeeping.ts';
import { client, live, message } from './testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from './testing/index.ts';

const DAY_MS = 24 * 3600_000;

/** A query plan: SQLite describes it in words, MySQL in columns. */
type Plan = Partial<Record<'detail' | 'key' | 'possible_keys', string | null>>;

describe('housekeeping', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ limits: { forms: { points: 1000, seconds: 60 } }, mail: { pollMs: 3_600_000 } });
    browser = await api.signIn(client.email, client.password);
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'inquiries', 'alerts']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(() => api.close());

  const run = () => purge(api.internals.housekeeping);
  const ago = (ms: number) => Date.now() - ms;
  const putMail = (kind: string, created: number, sent: number | null, due: number | null = null) =>
    api.execute(
      `INSERT INTO outbox (id, kind, recipient, subject, body, created_at, due_at, attempts, sent_at)
       VALUES (?, ?, 'a@example.dk', '', '', ?, ?, 1, ?)`,
      [newId(), kind, created, due, sent],
    );
  const putAlert = async (title: string, created: number) => {
    const [row] = await api.rows('SELECT business_id FROM accounts WHERE email = ?', [client.email]);
    const values = [newId(), row?.business_id, title, created];
    await api.execute('INSERT INTO alerts (id, business_id, title, created_at) VALUES (?, ?, ?, ?)', values);
  };
  const kinds = async () => (await api.rows('SELECT kind FROM outbox ORDER BY kind')).map(({ kind }) => kind);
  const inquire = async (email: string) => {
    expect((await api.client().post('/api/contact', { ...message, email })).status).toBe(201);
  };

  it('14.2.4: deletes expired mails, sent or not', async () => {
    await putMail('sent', ago(8 * DAY_MS), ago(6 * DAY_MS));
    await putMail('sent long ago', ago(8 * DAY_MS), ago(8 * DAY_MS));
    await putMail('given up', ago(29 * DAY_MS), null);
    await putMail('given up long ago', ago(31 * DAY_MS), null);
    await putMail('tried for a month', ago(31 * DAY_MS), null, Date.now() + DAY_MS);
    await run();
    expect(await kinds()).toEqual(['given up', 'sent']);
  });

  it('7.3.1: deletes expired sessions only', async () => {
    await api.signIn(live.email, live.password);
    const sql = 'SELECT account_id FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = ?';
    const [ended] = await api.rows(sql, [live.email]);
    await api.execute('UPDATE sessions SET expires_at = 1 WHERE account_id = ?', [ended?.account_id]);
    await run();
    expect(await api.rows('SELECT id FROM sessions')).toHaveLength(1);
    expect((await browser.get('/api/session')).status).toBe(200);
  });

  it('14.2.4: deletes expired alerts and inquiries', async () => {
    await putAlert('new', ago(89 * DAY_MS));
    await putAlert('old', ago(91 * DAY_MS));
    await inquire('new@example.dk');
    await inquire('old@example.dk');
    await api.execute("UPDATE inquiries SET created_at = ? WHERE email = 'old@example.dk'", [ago(731 * DAY_MS)]);
    await run();
    expect(await api.rows('SELECT title FROM alerts')).toEqual([{ title: 'new' }]);
    expect(await api.rows('SELECT email FROM inquiries')).toEqual([{ email: 'new@example.dk' }]);
  });

  it('14.2.4: deletes mails written as files like sent ones', async () => {
    const folder = join(api.settings.dataDir, 'mail');
    mkdirSync(folder, { recursive: true });
    for (const [name, days] of Object.entries({ 'new.eml': 6, 'old.eml': 8, 'half.eml.part': 8, 'notes.txt': 8 })) {
      writeFileSync(join(folder, name), '');
      const then = ago(days * DAY_MS) / 1000;
      utimesSync(join(folder, name), then, then);
    }
    await run();
    const left = readdirSync(folder);
    expect(left).toEqual(expect.arrayContaining(['new.eml', 'notes.txt']));
    expect(left).not.toContain('old.eml');
    expect(left).not.toContain('half.eml.part');
  });

  it('deletes in batches, and lets others write in between', async () => {
    const rows = Array.from({ length: 1000 }, () => `('${newId()}', 'old', 'a@example.dk', '', '', 1, 1, 1)`);
    await api.execute(
      `INSERT INTO outbox (id, kind, recipient, subject, body, created_at, attempts, sent_at) VALUES ${rows.join(', ')}`,
    );
    const cleaning = run();
    for (let index = 0; index < 20; index += 1) await inquire(`visitor-${index}@example.dk`);
    await cleaning;
    expect(await api.rows("SELECT id FROM outbox WHERE kind = 'old'")).toEqual([]);
    expect(await api.rows('SELECT id FROM inquiries')).toHaveLength(20);
  });

  it('continues after a failed job, and names it', async () => {
    await putMail('sent long ago', ago(8 * DAY_MS), ago(8 * DAY_MS));
    await api.execute('ALTER TABLE alerts RENAME TO alerts_elsewhere');
    await run();
    await api.execute('ALTER TABLE alerts_elsewhere RENAME TO alerts');
    expect(await kinds()).toEqual([]);
    expect(api.log.filter(({ msg }) => msg === 'housekeeping failed')).toMatchObject([{ chore: 'alerts', level: 50 }]);
  });

  it('runs concurrently without errors', async () => {
    for (let index = 0; index < 300; index++) await putMail('sent long ago', ago(8 * DAY_MS), ago(8 * DAY_MS));
    const before = api.log.length;
    await Promise.all([run(), run()]);
    expect(await kinds()).toEqual([]);
    expect(api.log.slice(before)).toEqual([]);
  });

  it('14.2.4: deletes suspected spam after 30 days, unless it became a client or was unmarked', async () => {
    const emails = ['old@example.dk', 'new@example.dk', 'none@example.dk', 'client@example.dk'];
    for (const email of emails) await api.client().post('/api/contact', { ...message, email, inquiryRemark: 'x' });
    await api.execute('UPDATE inquiries SET created_at = ?', [ago(31 * DAY_MS)]);
    await api.execute("UPDATE inquiries SET created_at = ? WHERE email = 'new@example.dk'", [ago(29 * DAY_MS)]);
    await api.execute("UPDATE inquiries SET status = 'new' WHERE email = 'none@example.dk'");
    await api.execute("UPDATE inquiries SET business_id = 'b' WHERE email = 'client@example.dk'");
    await run();
    expect(await api.rows('SELECT email FROM inquiries ORDER BY id')).toEqual(
      emails.slice(1).map((email) => ({ email })),
    );
  });

  it('finds expired rows by an index', async () => {
    const indexes = {
      sessions: 'ix_sessions_expires',
      sentMails: 'ix_outbox_sent',
      unsentMails: 'ix_outbox_sent',
      bounces: 'ix_bounced_addresses_bounced',
      inquiries: 'ix_inquiries_created',
      suspectedSpam: 'ix_inquiries_status',
      alerts: 'ix_alerts_created',
      quotas: 'ix_quotas_day',
      announcedFiles: 'ix_attachments_stored',
      partialUploads: 'ix_partial_uploads_updated',
      announcedPhotos: 'ix_photos_stored',
      photoUploads: 'ix_photo_uploads_updated',
      removedPhotos: 'ix_photos_removed',
      passwordLinks: 'ix_password_links_expires',
      emailLinks: 'ix_email_links_expires',
      staffInvitations: 'ix_staff_invitations_expires',
      usedChallenges: 'ix_used_challenges_expires',
      appEvents: 'ix_app_events_day',
      appGuests: 'ix_app_guests_day',
      connectionLogEntries: 'ix_connection_log_entries_at',
      devices: 'ix_devices_seen',
      pushDeliveries: 'ix_push_deliveries_created',
      webhookDeliveries: 'ix_webhook_deliveries_created',
      reservations: 'ix_reservations_for',
      appActions: 'ix_app_actions_at',
    };
    const all = Object.entries(api.internals.housekeeping.retentionRules(Date.now()));
    expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(indexes).toSorted());
    const slow: string[] = [];
    const explain = api.internals.dependencies.db.kind === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    for (const [name, make] of all) {
      const rows = await make();
      const index = indexes[name as keyof typeof indexes];
      const [plan = {}] = await api.rows<Plan>(`${explain} ${buildExpiredRowsQuery(rows)}`, rows.parameters);
      const { detail, possible_keys: known = detail, key = detail } = plan;
      // With few rows a server may prefer another usable index; it must know of this one.
      const isQuick = known?.includes(index) && /^SEARCH|^ix_|^PRIMARY/.test(key ?? '');
      if (!isQuick) slow.push(`${name} reads the whole table: give it the index ${index} in a migration`);
    }
    expect(slow).toEqual([]);
  });
});
