import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { createLogger } from '../../server/observability/log.ts';
import { readSettings } from '../../settings/settings.ts';
import { createMails } from '../../testing/fixtures/newMails.ts';
import { createTempDatabase, type TempDatabase } from '../../testing/index.ts';
import { envWithClockAhead } from '../../testing/processes/clock.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { findModules } from '../modules.ts';
import { enqueueMails } from './enqueueMails.ts';

const MAILS = 80;
const idOf = (message: string) => /^Message-ID: <(.+?)@/m.exec(message)?.[1];

/** Processes start and wait for leases here, which is slow on a busy machine. */
const TIMEOUT_MS = 120_000;

const HOUR_MS = 3_600_000;

describe('several mail workers', () => {
  let database: TempDatabase;
  let db: Database;
  let children: ChildProcess[];

  beforeEach(async () => {
    children = [];
    database = await createTempDatabase();
    const settings = { ...readSettings({ NODE_ENV: 'test' }, database), databaseUrl: database.databaseUrl };
    db = await openDatabase({ settings, log: createLogger('silent'), ...(await findModules()) });
    await db.tx((manager) => enqueueMails(manager, createMails(MAILS), Date.now()));
  });
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.stdin?.end();
      await once(child, 'exit');
    }
    await db.close();
    await database.remove();
  });

  const startMailer = (smtpUrl: string, own: object = {}, env: NodeJS.ProcessEnv = {}): ChildProcess => {
    const path = fileURLToPath(new URL('../../testing/processes/mailWorker.child.ts', import.meta.url));
    const mail = JSON.stringify({ smtpUrl, pollMs: 20, ...own });
    const child = spawn(process.execPath, [path, database.dataDir, database.databaseUrl ?? '', mail], {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    children.push(child);
    return child;
  };
  const allSent = () =>
    waitFor(
      () => db.query('SELECT id FROM outbox WHERE sent_at IS NULL'),
      (left) => left.length === 0,
      TIMEOUT_MS,
    );

  it(
    'send each email once',
    async () => {
      const smtp = await startSmtp();
      for (let index = 0; index < 2; index += 1) startMailer(smtp.url);
      await allSent();
      expect(new Set(smtp.messages.map(idOf)).size).toBe(MAILS);
      expect(smtp.messages).toHaveLength(MAILS);
      await smtp.close();
    },
    TIMEOUT_MS,
  );

  it('send at once what a process with a fast clock has stored', async () => {
    const smtp = await startSmtp();
    await db.tx((manager) => enqueueMails(manager, createMails(1), Date.now() + HOUR_MS));
    startMailer(smtp.url);
    await allSent();
    expect(smtp.messages).toHaveLength(MAILS + 1);
    await smtp.close();
  });

  it('do not send an email that another one is sending, even with a fast clock', async () => {
    const smtp = await startSmtp();
    const taken = "UPDATE outbox SET leased_by = 'another', attempts = 1, due_at = ? WHERE recipient = ?";
    await db.tx((manager) => manager.query(taken, [Date.now() + HOUR_MS / 2, 'to-0@example.dk']));
    // A single machine has a single clock.
    startMailer(smtp.url, {}, db.kind === 'mysql' ? envWithClockAhead(HOUR_MS) : {});
    await waitFor(
      () => db.query('SELECT id FROM outbox WHERE sent_at IS NULL'),
      (left) => left.length === 1,
      TIMEOUT_MS,
    );
    // The worker runs again, and by its own clock the email is due.
    await db.tx((manager) => enqueueMails(manager, createMails(1), Date.now()));
    await waitFor(
      () => smtp.messages.length,
      (count) => count >= MAILS,
      TIMEOUT_MS,
    );
    expect(await db.query("SELECT id FROM outbox WHERE leased_by = 'another'")).toHaveLength(1);
    expect(new Set(smtp.messages.map(idOf)).size).toBe(MAILS);
    await smtp.close();
  });

  it('hold the lease while sending, even with a slow clock', async () => {
    // Never replies, so that sending does not finish.
    const silent = createServer((socket) => void silent.once('close', () => socket.destroy())).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    startMailer(`smtp://127.0.0.1:${port}`, {}, db.kind === 'mysql' ? envWithClockAhead(-HOUR_MS) : {});
    const [taken] = await waitFor(
      () => db.query<{ due: number }>('SELECT due_at AS due FROM outbox WHERE leased_by IS NOT NULL'),
      ({ length }) => length > 0,
      TIMEOUT_MS,
    );
    expect(Number(taken?.due)).toBeGreaterThan(Date.now());
    silent.emit('close');
    silent.close();
  });

  it(
    'send all emails if one is killed while sending; that email may arrive twice with the same id',
    async () => {
      let first: ChildProcess | undefined;
      const smtp: TestSmtp = await startSmtp({
        reply(command) {
          // The email has arrived, and its worker dies before the reply.
          if (command === '.' && smtp.messages.length === MAILS / 4) first?.kill('SIGKILL');
          return undefined;
        },
      });
      first = startMailer(smtp.url, { leaseMs: 3000 });
      await once(first, 'exit');
      startMailer(smtp.url, { leaseMs: 3000 });
      await allSent();
      expect(new Set(smtp.messages.map(idOf)).size).toBe(MAILS);
      expect(smtp.messages.length).toBeLessThanOrEqual(MAILS + 1);
      await smtp.close();
    },
    TIMEOUT_MS,
  );
});
