import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { newId } from '../db/rows/id.ts';
import { normalizeEmail } from '../modules/account/findAccount.ts';
import { client, consultation, message } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';
import { waitFor } from '../testing/waitFor.ts';

describe('a person with several spellings of an address', () => {
  let database: TempDatabase;
  let api: TestApi;

  beforeEach(async () => {
    database = await createTempDatabase();
    const forms = { points: 1000, seconds: 60 };
    api = await startTestApi({ limits: { forms }, mail: { pollMs: 3_600_000, operator: '' } }, database);
  });
  afterEach(async () => {
    await api.close();
    await database.remove();
  });

  const inquirers = async () =>
    (await api.rows<{ n: string }>('SELECT email AS n FROM inquiries ORDER BY id')).map(({ n }) => n);

  it.each([
    ['case', 'ØSTERGAARD@Example.DK', 'østergaard@example.dk'],
    ['surrounding space', '  bo@example.dk ', 'bo@example.dk'],
    ['the normal form of Unicode', 'rene\u0301@example.dk', 'ren\u00e9@example.dk'],
    ['the width of letters', 'ｂｏ@ｅｘａｍｐｌｅ.dk', 'bo@example.dk'],
    ['the form of its domain', `bo@${domainToASCII('ærø.dk')}`, 'bo@ærø.dk'],
  ])('has one normalized address, with %s', (_, input, normal) => {
    expect(normalizeEmail(input)).toBe(normal);
  });

  it('14.2.4: is exported and erased with every spelling, but not people with similar addresses', async () => {
    const spellings = ['Østergaard@example.dk', 'ØSTERGAARD@EXAMPLE.DK', 'østergaard@example.dk'];
    const others = ['ostergaard@example.dk', 'xøstergaard@example.dk'];
    for (const email of [...spellings, ...others]) await api.client().post('/api/contact', { ...consultation, email });

    const folder = join(database.dataDir, 'given');
    expect(await runCommandIn(database, 'privacy', 'export', 'østergaard@Example.dk', folder)).toContain(
      '  3 in inquiries\n',
    );
    const person = JSON.parse(readFileSync(join(folder, 'person.json'), 'utf8'));
    expect(person.outbox).toHaveLength(3);
    expect(JSON.stringify(person)).not.toMatch(/"ostergaard|xøstergaard/);

    expect(await runCommandIn(database, 'privacy', 'erase', 'ØSTERGAARD@example.dk', '--yes')).toMatch(
      /Nothing is kept\.\n$/,
    );
    expect(await inquirers()).toEqual(others);
    expect(await api.rows('SELECT id FROM outbox')).toHaveLength(others.length);
  });

  it('14.2.4: is found in email changes and in audit values, which are erased', async () => {
    const [account] = await api.rows<{ id: string }>('SELECT id FROM accounts WHERE email = ?', [client.email]);
    await api.execute(
      'INSERT INTO email_links (id, token_hash, new_email, expires_at, created_at) VALUES (?, ?, ?, ?, ?)',
      [account?.id, 'f'.repeat(64), 'åse@example.dk', Date.now() + 60_000, Date.now()],
    );
    await api.execute(
      "INSERT INTO audit_entries (id, at, action, `before`, `after`, from_address) VALUES (?, ?, 'account.emailChanged', ?, ?, '')",
      [newId(), 1, '{"email":"Åse@example.dk","name":"Kept"}', '{"list":["new <åse@example.dk>","base@example.dk"]}'],
    );
    const output = await runCommandIn(database, 'privacy', 'erase', 'ÅSE@example.dk', '--dry-run');
    expect(output).toContain('  1 in audit_entries\n  1 in email_links\n');
    const folder = join(database.dataDir, 'given');
    await runCommandIn(database, 'privacy', 'export', 'ÅSE@example.dk', folder);
    const person = JSON.parse(readFileSync(join(folder, 'person.json'), 'utf8'));
    expect([person.audit_entries.length, person.email_links.length]).toEqual([1, 1]);

    expect(await runCommandIn(database, 'privacy', 'erase', 'ÅSE@example.dk', '--yes')).toMatch(/Nothing is kept\.\n$/);
    expect(await api.rows("SELECT id FROM email_links WHERE new_email = 'åse@example.dk'")).toEqual([]);
    const [row] = await api.rows<{ before: string; after: string }>(
      "SELECT `before`, `after` FROM audit_entries WHERE action = 'account.emailChanged'",
    );
    const parsed = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value);
    expect([parsed(row?.before), parsed(row?.after)]).toEqual([
      { email: '(erased)', name: 'Kept' },
      { list: ['new <(erased)>', 'base@example.dk'] },
    ]);
  });

  it('sends at most ten confirmations a day to 18 spellings', async () => {
    await api.close();
    api = await startTestApi(
      { limits: { forms: { points: 1000, seconds: 60 } }, mail: { pollMs: 20, operator: '' } },
      database,
    );
    const domains = ['example.dk', 'EXAMPLE.dk', 'ｅxample.dk'];
    const locals = ['rené', 'rene\u0301', 'RENÉ', 'RENE\u0301', 'ｒené', 'René'];
    const spellings = domains.flatMap((domain) => locals.map((local) => `${local}@${domain}`));
    expect(new Set(spellings).size).toBe(18);
    for (const email of spellings)
      expect((await api.client().post('/api/contact', { ...message, email })).status).toBe(201);
    const mails = await waitFor(
      () => api.rows<{ sent_at: number | null }>("SELECT sent_at FROM outbox WHERE kind = 'confirmation'"),
      (rows) => rows.length === 18 && rows.filter(({ sent_at }) => sent_at !== null).length >= 10,
    );
    await waitFor(
      () => api.rows('SELECT id FROM outbox WHERE due_at IS NOT NULL'),
      (rows) => rows.length === 0,
    );
    expect(mails).toHaveLength(18);
    expect(await api.rows('SELECT id FROM outbox WHERE sent_at IS NOT NULL')).toHaveLength(10);
  });
});
