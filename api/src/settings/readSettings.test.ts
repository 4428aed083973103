import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOperator } from '../cli/addOperator.ts';
import { demoAccounts, openApi, readSettings, StartupError } from '../index.ts';
import { createTestKey } from '../testing/fixtures/keys.ts';
import { createTempDatabase, type Overrides, startTestApi } from '../testing/index.ts';

const production: Overrides = { production: true, sessionKeys: [createTestKey('start')], logLevel: 'silent' };

describe('readSettings', () => {
  it('has defaults for every variable', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      production: false,
      databaseUrl: null,
      sessionKeys: [],
      authErrorDetail: 'distinct',
      limits: {
        loginIp: { points: 5, seconds: 300 },
        loginEmail: { points: 10, seconds: 900 },
        forms: { points: 20, seconds: 3600 },
      },
      session: { idleMs: 30 * 60_000, absoluteMs: 12 * 3600_000 },
      mail: { smtpUrl: null, from: 'sales@skal.example', operator: 'sales@skal.example' },
      logLevel: 'warn',
    });
    expect(settings.dataDir).toMatch(/\.data$/);
    expect(settings.hashing.concurrency).toBeLessThanOrEqual(4);
  });

  it.each(['production', 'test'])('11.4.2: hashes passwords as OWASP recommends in %s', (NODE_ENV) => {
    const { hashing } = readSettings({ NODE_ENV, SITE_ORIGIN: 'https://skal.example', SKAL_HASH_QUEUE: '7' });
    expect(hashing.cost).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 });
  });

  it('6.3.8: hides details of failed sign-ins in production', () => {
    const settings = readSettings({ NODE_ENV: 'production', SITE_ORIGIN: 'https://skal.example' });
    expect(settings).toMatchObject({ production: true, authErrorDetail: 'generic', logLevel: 'info' });
    expect(settings.mail).toMatchObject({ from: 'no-reply@skal.example', operator: '' });
  });

  it('reads every variable', () => {
    const settings = readSettings({
      SESSION_KEYS: ' new , old ',
      SKAL_LIMIT_FORMS: '7/60',
      SKAL_DATA_DIR: '/srv/skal',
      SKAL_TRUSTED_PROXIES: '10.0.0.0/8,::1',
      AUTH_ERROR_DETAIL: 'generic',
      SMTP_URL: 'smtp://mail.example',
      DATABASE_URL: 'mysql://a:b@c/d',
    });
    expect(settings).toMatchObject({
      sessionKeys: ['new', 'old'],
      limits: { forms: { points: 7, seconds: 60 } },
      dataDir: '/srv/skal',
      trustedProxies: ['10.0.0.0/8', '::1'],
      authErrorDetail: 'generic',
      mail: { smtpUrl: 'smtp://mail.example' },
      databaseUrl: 'mysql://a:b@c/d',
    });
  });

  it.each([
    [{ SKAL_LIMIT_FORMS: 'many' }, 'SKAL_LIMIT_FORMS must be written as'],
    [{ SKAL_LIMIT_FORMS: '0/60' }, 'SKAL_LIMIT_FORMS must be written as'],
    [{ SKAL_SESSION_HOURS: '-1' }, 'SKAL_SESSION_HOURS must be a whole number'],
    [{ AUTH_ERROR_DETAIL: 'loud' }, 'AUTH_ERROR_DETAIL must be one of distinct, generic'],
    [{ SITE_ORIGIN: 'skal' }, 'SITE_ORIGIN must be an address'],
  ])('rejects %j with a message', (env, message) => {
    expect(() => readSettings(env)).toThrow(StartupError);
    expect(() => readSettings(env)).toThrow(message);
  });

  it('reports all invalid values together', () => {
    const env = { SKAL_HASH_QUEUE: '1.5', SKAL_LOG_LEVEL: 'loud', SITE_ORIGIN: 'skal', SKAL_DATABASE_POOL: '4' };
    expect(() => readSettings(env)).toThrow(
      new StartupError(
        [
          'SKAL_HASH_QUEUE must be a whole number above zero.',
          'SITE_ORIGIN must be an address like https://www.example.dk.',
          'SKAL_LOG_LEVEL must be one of trace, debug, info, warn, error, silent.',
        ].join('\n'),
      ),
    );
  });

  it('treats an empty variable as unset', () => {
    const names = ['DATABASE_URL', 'SMTP_URL', 'SESSION_KEYS', 'SKAL_LIMIT_FORMS', 'SKAL_LOG_LEVEL', 'SITE_ORIGIN'];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readSettings({}));
  });
});

describe('starting', () => {
  it('lists demo accounts outside production', async () => {
    expect(demoAccounts).toMatchObject([
      { email: 'admin@skal.example', password: 'skal-demo-admin', redirectPath: '/admin' },
      { email: 'client@skal.example', password: 'skal-demo-client', redirectPath: '/dashboard' },
      { email: 'live@skal.example', password: 'skal-demo-live', redirectPath: '/dashboard' },
    ]);
    const api = await startTestApi();
    for (const { email, password, redirectPath } of demoAccounts) {
      expect((await api.client().post('/api/login', { email, password })).body.redirectPath).toBe(redirectPath);
    }
    await api.close();
  });

  it('6.3.2: production starts on an empty database, without demo accounts', async () => {
    const api = await startTestApi(production);
    expect(await api.rows('SELECT email FROM accounts')).toEqual([]);
    const [{ email, password }] = demoAccounts as [(typeof demoAccounts)[number]];
    const response = await api.client().post('/api/login', { email, password });
    expect([response.status, response.body.error]).toEqual([401, 'Invalid credentials']);
    await api.close();
  });

  it('13.2.3: production rejects a database with demo accounts', async () => {
    const database = await createTempDatabase();
    await (await startTestApi({}, database)).close();
    await expect(startTestApi(production, database)).rejects.toThrow(StartupError);
    await expect(startTestApi(production, database)).rejects.toThrow(/demo account admin@skal\.example/);
    await database.remove();
  });

  it('reports an unusable data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skal-start-'));
    const file = join(folder, 'a file');
    writeFileSync(file, '');
    const settings = readSettings({ SESSION_KEYS: createTestKey('start') }, { dataDir: join(file, 'data') });
    await expect(openApi(settings)).rejects.toThrow(/^The data folder .* cannot be created/);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['postgres://a:b@c/d', /^DATABASE_URL must have the form/],
    ['nonsense', /^DATABASE_URL must have the form/],
    ['mysql://a:secret@127.0.0.1:1/d', /^The database at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/],
  ])('rejects %s without showing its password', async (databaseUrl, message) => {
    const settings = {
      ...readSettings({ SESSION_KEYS: createTestKey('start'), SKAL_LOG_LEVEL: 'silent' }),
      databaseUrl,
      databaseWaitMs: 1,
    };
    const refused = openApi(settings);
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  it('restarts on its own database without changing it', async () => {
    const database = await createTempDatabase();
    const first = await startTestApi({}, database);
    const before = await first.rows('SELECT id, password_hash FROM accounts ORDER BY id');
    await first.close();
    const second = await startTestApi({}, database);
    expect(await second.rows('SELECT id, password_hash FROM accounts ORDER BY id')).toEqual(before);
    await second.close();
    await database.remove();
  });
});

describe('addOperator', () => {
  it('creates an operator who can sign in', async () => {
    const database = await createTempDatabase();
    const standard = readSettings({
      NODE_ENV: 'production',
      SESSION_KEYS: createTestKey('start'),
      SKAL_LOG_LEVEL: 'silent',
    });
    const settings = { ...standard, dataDir: database.dataDir, databaseUrl: database.databaseUrl };
    const operator = { email: 'Boss@firm.example', contactName: 'Karen Blixen', password: 'out of the office' };
    await addOperator(settings, operator);
    await expect(addOperator(settings, operator)).rejects.toThrow('already exists');
    await expect(addOperator(settings, { ...operator, password: 'password' })).rejects.toThrow('too common');
    await expect(addOperator(settings, { ...operator, email: 'x' })).rejects.toThrow('Invalid email address');
    const api = await startTestApi(production, database);
    const browser = await api.signIn(operator.email, operator.password);
    expect((await browser.get('/api/admin/clients')).body).toEqual([]);
    await api.close();
    await database.remove();
  });
});
