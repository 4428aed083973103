import { LessThan } from 'typeorm';
import { InquiryEntity } from './modules/inquiry/Inquiry.entity.ts';
import { MailEntity } from './modules/outbox/Mail.entity.ts';
import { SessionEntity } from './modules/session/Session.entity.ts';
import type { Parts } from './parts.ts';
import { faultFacts } from './server/log.ts';

const EVERY_MS = 10 * 60_000;

/** Deletes what has had its time: ended sessions, sent mails, old inquiries, counters of past limits. */
export async function purge({ db, limits, settings }: Parts, now = Date.now()): Promise<void> {
  await db.tx(async (manager) => {
    await manager.delete(SessionEntity, { expiresAt: LessThan(now) });
    await manager.delete(MailEntity, { sentAt: LessThan(now - settings.mail.keepMs) });
    await manager.delete(InquiryEntity, { createdAt: LessThan(now - settings.inquiryKeepMs) });
  });
  await limits.purge(now);
}

/** Purges now and then; the returned function ends it. */
export function startHousekeeping(parts: Parts): () => void {
  const run = () => {
    purge(parts).catch((error) => parts.log.error(faultFacts(error), 'housekeeping failed'));
  };
  const timer = setInterval(run, EVERY_MS).unref();
  return () => clearInterval(timer);
}
