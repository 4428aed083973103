import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseServer } from '@skal/jest/servers/database/server.ts';
import { startDatabaseServer } from '@skal/jest/servers/database.ts';
import { BEGIN_SESSION } from '@skal/storage/mysql';
import { generate } from 'selfsigned';
import { checkDatabase } from '../../check/checkDatabase.ts';
import { enqueueMails } from '../../modules/outbox/enqueueMails.ts';
import { Outbox } from '../../modules/outbox/outbox.ts';
import { createLogger } from '../../server/observability/log.ts';
import { createMails } from '../../testing/fixtures/newMails.ts';
import { message } from '../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../../testing/index.ts';
import { readMysqlUrl } from '../mysql.address.ts';
import { connectWithRetry } from './mysql.server.ts';

/** 02:30 in Denmark, still summer time, in the night when it ends: this local time occurs twice. */
const NIGHT_SECONDS = 1_792_888_200;
const NIGHT = NIGHT_SECONDS * 1000;
const HOUR_MS = 3600_000;

const silent = createLogger('silent');

if (process.env.TEST_DATABASE_URL) {
  /** The zone is Europe/Copenhagen, as on every test server (tools/jest/servers/database/local.ts). */
  describe('a session at a server in Europe/Copenhagen, with NO_BACKSLASH_ESCAPES and ANSI_QUOTES', () => {
    let server: DatabaseServer;
    let database: TempDatabase;
    let api: TestApi;
    let folder: string;
    let urlOf: (host: string, mode: string) => string;

    beforeAll(async () => {
      const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
      folder = mkdtempSync(join(tmpdir(), 'skal-certificate-'));
      const at = (name: string) => join(folder, name);
      writeFileSync(at('cert.pem'), cert);
      writeFileSync(at('key.pem'), key);
      server = await startDatabaseServer({
        flags: [
          '--sql-mode=ANSI_QUOTES,NO_BACKSLASH_ESCAPES',
          ...[`--ssl-cert=${at('cert.pem')}`, `--ssl-key=${at('key.pem')}`],
        ],
      });
      database = await createTempDatabase(server.url);
      urlOf = (host, mode) => (database.databaseUrl ?? '').replace('127.0.0.1', host) + mode;
      // With a single connection, the clock that a statement sets applies to the next one.
      const databaseUrl = urlOf('localhost', '?ssl-mode=VERIFY_IDENTITY');
      const databaseCaFile = at('cert.pem');
      api = await startTestApi(
        { databasePool: 1, databaseCaFile, mail: { pollMs: HOUR_MS } },
        { ...database, databaseUrl },
      );
    });
    afterAll(async () => {
      await api.close();
      await database.remove();
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    const duringRepeatedHour = async (work: () => Promise<void>) => {
      const { db } = api.internals.dependencies;
      await db.query(`SET timestamp = ${NIGHT_SECONDS}`);
      await work().finally(() => db.query('SET timestamp = DEFAULT'));
    };

    it('runs in UTC', async () => {
      const [row] = await api.rows('SELECT @@GLOBAL.time_zone AS global, @@SESSION.time_zone AS session');
      expect(row).toEqual({ global: 'SYSTEM', session: '+00:00' });
    });

    it('reads the clock correctly in the repeated hour at the end of summer time', async () => {
      await duringRepeatedHour(async () => expect(await api.internals.dependencies.db.ping()).toBe(NIGHT));
    });

    it('leases a mail correctly in the repeated hour at the end of summer time', async () => {
      const { db } = api.internals.dependencies;
      await db.tx((manager) => enqueueMails(manager, createMails(1), NIGHT));
      const outbox = new Outbox(db, { firstRetryMs: 1000, leaseMs: 5 * 60_000 });
      await duringRepeatedHour(async () => {
        const [mail] = await outbox.findDue(1);
        if (!mail) throw new Error('No mail is due');
        expect(await outbox.lease(mail)).toBe(true);
        const [row] = await api.rows<{ due: number }>('SELECT due_at AS due FROM outbox WHERE id = ?', [mail.id]);
        expect(Number(row?.due)).toBe(NIGHT + 5 * 60_000);
      });
    });

    it('stores text that would break out of quotes', async () => {
      const text = String.raw`\' OR 1 = 1 -- " \\ and a backslash at the end \\`;
      const before = await api.rows('SELECT id FROM inquiries');
      expect((await api.client().post('/api/contact', { ...message, message: text })).status).toBe(201);
      const rows = await api.rows<{ id: string; text: string }>('SELECT id, message AS text FROM inquiries');
      const known = new Set(before.map((row) => row.id));
      expect(rows.filter(({ id }) => !known.has(id)).map((row) => row.text)).toEqual([text]);
    });

    it('is strict, without these flags', async () => {
      const [row] = await api.rows<{ mode: string }>('SELECT @@SESSION.sql_mode AS mode');
      expect(row?.mode.split(',')).toContain('STRICT_TRANS_TABLES');
      expect(row?.mode).not.toMatch(/NO_BACKSLASH_ESCAPES|ANSI_QUOTES/);
    });

    it('uses TLS with a verified certificate and host name', async () => {
      const [row] = await api.rows("SHOW STATUS LIKE 'Ssl_cipher'");
      expect(row).toMatchObject({ Value: expect.stringMatching(/./) });
    });

    it.each(['?ssl-mode=REQUIRED', '?sslmode=require', '?ssl-mode=PREFERRED'])(
      'uses TLS with %s, without verifying the certificate',
      async (mode) => {
        const connection = await connectWithRetry(readMysqlUrl(urlOf('127.0.0.1', mode), null), 0, silent);
        const [rows] = await connection.query("SHOW STATUS LIKE 'Ssl_cipher'");
        await connection.end();
        expect(rows).toMatchObject([{ Value: expect.stringMatching(/./) }]);
      },
    );

    it.each(['?ssl-mode=VERIFY_CA', '?ssl=1', '?sslmode=verify-ca'])(
      'is rejected with %s when the CA of the certificate is unknown',
      async (mode) => {
        const connecting = connectWithRetry(readMysqlUrl(urlOf('127.0.0.1', mode), null), 0, silent);
        await expect(connecting).rejects.toThrow(/^The certificate of the database .* set DATABASE_CA_FILE/);
      },
    );

    it('is covered by skal doctor, which warns about the mode of the server', async () => {
      const found = await checkDatabase(api.settings);
      expect(found.find(({ subject }) => subject === 'sql mode')).toMatchObject({
        state: 'warning',
        message: expect.stringMatching(/ANSI_QUOTES,NO_BACKSLASH_ESCAPES/),
      });
      expect(found.find(({ subject }) => subject === 'clock')?.state).toBe('ok');
    });
  });
}

describe('BEGIN_SESSION', () => {
  it('sets UTC and a strict mode, without the flags that change how text is quoted', () => {
    expect(BEGIN_SESSION).toMatch(/^SET time_zone = '\+00:00', sql_mode = 'STRICT_TRANS_TABLES,/);
    expect(BEGIN_SESSION).not.toMatch(/NO_BACKSLASH_ESCAPES|ANSI_QUOTES/);
  });
});
