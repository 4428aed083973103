import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startSmtp, type TestSmtp } from '@skal/tooling/src/testing/smtp.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { openLog } from '../../server/log.ts';
import { readSettings } from '../../settings.ts';
import { makeThrowaway, type Throwaway } from '../../testing/index.ts';
import { newMails } from '../../testing/newMails.ts';
import { until } from '../../testing/until.ts';
import { findModules } from '../modules.ts';
import { enqueueMails } from './enqueueMails.ts';

const MAILS = 80;
const idOf = (message: string) => /^Message-ID: <(.+?)@/m.exec(message)?.[1];

/** Processes start and wait for leases here; on a busy machine that takes its time. */
const PATIENCE_MS = 120_000;

describe('several processes', () => {
  let place: Throwaway;
  let db: Database;
  let children: ChildProcess[];

  beforeEach(async () => {
    children = [];
    place = await makeThrowaway();
    const settings = { ...readSettings({ NODE_ENV: 'test' }, place), databaseUrl: place.databaseUrl };
    db = await openDatabase({ settings, log: openLog('silent'), ...(await findModules()) });
    await db.tx((manager) => enqueueMails(manager, newMails(MAILS), Date.now()));
  });
  afterEach(async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.stdin?.end();
      await once(child, 'exit');
    }
    await db.close();
    await place.remove();
  });

  const startMailer = (smtpUrl: string, own: object = {}): ChildProcess => {
    const path = fileURLToPath(new URL('../../testing/mailer.ts', import.meta.url));
    const mail = JSON.stringify({ smtpUrl, pollMs: 20, ...own });
    const child = spawn(process.execPath, [path, place.dataDir, place.databaseUrl ?? '', mail], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const allSent = () =>
    until(
      () => db.query('SELECT id FROM outbox WHERE sent_at IS NULL'),
      (left) => left.length === 0,
      PATIENCE_MS,
    );

  it(
    'send each mail once, whoever of them is first',
    async () => {
      const smtp = await startSmtp();
      for (let index = 0; index < 2; index += 1) startMailer(smtp.url);
      await allSent();
      expect(new Set(smtp.messages.map(idOf)).size).toBe(MAILS);
      expect(smtp.messages).toHaveLength(MAILS);
      await smtp.close();
    },
    PATIENCE_MS,
  );

  it(
    'when one is killed with a mail in its hands, that one may come twice, under one id, and all come',
    async () => {
      let first: ChildProcess | undefined;
      const smtp: TestSmtp = await startSmtp({
        reply(command) {
          // The mail has come, and who sent it does not hear so any more.
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
    PATIENCE_MS,
  );
});
