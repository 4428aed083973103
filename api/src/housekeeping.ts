import { sweep } from './db/sweep.ts';
import { oldInquiries } from './modules/inquiry/oldInquiries.ts';
import { sentMails, unsentMails } from './modules/outbox/oldMails.ts';
import { forgetLetters } from './modules/outbox/transport.ts';
import { oldAlerts } from './modules/overview/oldAlerts.ts';
import { oldQuotas } from './modules/quota/oldQuotas.ts';
import { endedSessions } from './modules/session/endedSessions.ts';
import { forgetUploads, neverUploaded } from './modules/ticket/forgetUploads.ts';
import type { Parts } from './parts.ts';
import { faultFacts } from './server/log.ts';

const EVERY_MS = 10 * 60_000;

/** The rows that have had their time. */
export function sweeps({ settings }: Pick<Parts, 'settings'>, now: number) {
  const { mail, inquiryKeepMs, alertKeepMs } = settings;
  return {
    sessions: endedSessions(now),
    sentMails: sentMails(now - mail.keepMs),
    // What a mail says of an inquiry is not kept for longer than the inquiry.
    unsentMails: unsentMails(now - Math.min(mail.unsentKeepMs, inquiryKeepMs)),
    inquiries: oldInquiries(now - inquiryKeepMs),
    alerts: oldAlerts(now - alertKeepMs),
    quotas: oldQuotas(now, settings.timeZone),
  };
}

/** Deletes what has had its time. Each chore is on its own: one that fails is noted, and keeps no other from its turn. */
export async function purge(parts: Parts, now = Date.now(), signal?: AbortSignal): Promise<void> {
  const { db, limits, settings, log } = parts;
  const { dataDir, mail } = settings;
  const chores: [name: string, run: () => Promise<void>][] = [
    ...Object.entries(sweeps(parts, now)).map(([name, rows]): [string, () => Promise<void>] => [
      name,
      () => sweep(db, rows, signal),
    ]),
    ['announcedFiles', async () => sweep(db, await neverUploaded(dataDir, now), signal)],
    ['uploads', () => forgetUploads(parts, now)],
    ['letters', () => forgetLetters(dataDir, now - mail.keepMs)],
    ['limits', () => limits.purge(now)],
  ];
  for (const [chore, run] of chores) {
    if (signal?.aborted) return;
    await run().catch((error) => log.error({ chore, ...faultFacts(error) }, 'housekeeping failed'));
  }
}

/** Purges now and then, never twice at once; the returned function ends it, after the batch that is under way. */
export function startHousekeeping(parts: Parts): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= purge(parts, Date.now(), stop.signal).finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(run, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
