import { forgetInquiries } from './modules/inquiry/forgetInquiries.ts';
import { forgetMails } from './modules/outbox/forgetMails.ts';
import { forgetSessions } from './modules/session/forgetSessions.ts';
import { forgetUploads } from './modules/ticket/forgetUploads.ts';
import type { Parts } from './parts.ts';
import { faultFacts } from './server/log.ts';

const EVERY_MS = 10 * 60_000;

/** No upload takes this long. */
const UPLOAD_MS = 60 * 60_000;

/** Deletes what has had its time: ended sessions, sent mails, old inquiries, counters of past limits, half uploads. */
export async function purge({ db, limits, settings }: Parts, now = Date.now()): Promise<void> {
  await db.tx(async (manager) => {
    await forgetSessions(manager, now);
    await forgetMails(manager, now - settings.mail.keepMs);
    await forgetInquiries(manager, now - settings.inquiryKeepMs);
  });
  await limits.purge(now);
  await forgetUploads(settings.dataDir, now - UPLOAD_MS);
}

/** Purges now and then; the returned function ends it. */
export function startHousekeeping(parts: Parts): () => void {
  const run = () => {
    purge(parts).catch((error) => parts.log.error(faultFacts(error), 'housekeeping failed'));
  };
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}
