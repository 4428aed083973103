import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client, consultation, live, ticket } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

describe('personal data', () => {
  let database: TempDatabase;
  let api: TestApi;
  const visitor = 'guest_%@example.dk';

  beforeAll(async () => {
    database = await createTempDatabase();
    api = await startTestApi({ mail: { pollMs: 3_600_000 } }, database);
    await api.client().post('/api/contact', { ...consultation, email: visitor });
    await api.client().post('/api/contact', { ...consultation, email: 'guestXX@example.dk' });
    const browser = await api.signIn(client.email, client.password);
    await browser.post('/api/support-ticket', ticket);
  });
  afterAll(async () => {
    await api.close();
    await database.remove();
  });

  const inquirers = async () => (await api.rows<{ n: string }>('SELECT email AS n FROM inquiries')).map(({ n }) => n);

  it('14.2.4: is exported from every table that refers to the person, without secrets', async () => {
    const folder = join(database.dataDir, 'given');
    expect(await runCommandIn(database, 'privacy', 'export', client.email.toUpperCase(), folder)).toContain(
      ' in accounts\n',
    );
    const person = JSON.parse(readFileSync(join(folder, 'person.json'), 'utf8'));
    expect(Object.keys(person)).toEqual(
      expect.arrayContaining(['accounts', 'audit_entries', 'businesses', 'sessions', 'subscriptions', 'tickets']),
    );
    expect(person.accounts).toHaveLength(1);
    expect(person.accounts[0]).toMatchObject({ email: client.email });
    expect(JSON.stringify(person)).not.toMatch(/argon2|passwordHash/);
    expect(JSON.stringify(person)).not.toContain(live.email);
    await expect(runCommandIn(database, 'privacy', 'export', client.email, folder)).rejects.toMatchObject({
      stderr: expect.stringMatching(/already exists/),
    });
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
  });

  it('14.2.4: of a visitor is erased with the mails about them, and no others', async () => {
    const output = await runCommandIn(database, 'privacy', 'erase', visitor, '--yes');
    expect(output).toMatch(/^Erased .*:\n(?: {2}\d+ in \w+\n)+Nothing is kept\.\n$/);
    expect(await inquirers()).toEqual(['guestXX@example.dk']);
    const mails = await api.rows<{ body: string }>('SELECT body FROM outbox WHERE recipient = ? OR reply_to = ?', [
      visitor,
      visitor,
    ]);
    expect(mails).toEqual([]);
    const [noted] = await api.rows<{ before: string }>("SELECT * FROM audit_entries WHERE action = 'person.erased'");
    expect(JSON.stringify(noted)).not.toContain(visitor);
  });

  it('of an unknown address is empty, and a dry run erases nothing', async () => {
    expect(await runCommandIn(database, 'privacy', 'erase', visitor, '--yes')).toBe(`No data found for ${visitor}.\n`);
    expect(await runCommandIn(database, 'privacy', 'erase', 'guestXX@example.dk', '--dry-run')).toMatch(
      /^ {2}1 in inquiries$/m,
    );
    expect(await inquirers()).toContain('guestXX@example.dk');
  });

  it('14.2.4, T39: of a client is erased except ledger and audit log, which are reported', async () => {
    const output = await runCommandIn(database, 'privacy', 'erase', client.email, '--yes');
    expect(output).toMatch(/Kept:\n(?: {2}\d+ in (?:audit_entries|ledger|ledger_years|invoices): [^\n]+\n)*$/);
    expect(output).not.toContain('this should not be');
    expect(await api.rows('SELECT id FROM accounts WHERE email = ?', [client.email])).toEqual([]);
    await api.signIn(live.email, live.password);
  });

  it('of an operator is not erased, because the audit log has to name them', async () => {
    const [operator] = await api.rows<{ email: string }>("SELECT email FROM accounts WHERE account_type = 'admin'");
    await expect(runCommandIn(database, 'privacy', 'erase', operator?.email ?? '', '--yes')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^This is an operator\. /),
    });
    await expect(runCommandIn(database, 'privacy', 'erase', visitor)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Use either --dry-run or --yes\./),
    });
    expect(existsSync(join(database.dataDir, 'given', 'person.json'))).toBe(true);
  });
});
