import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { Peer } from '../../server/http/peer.ts';
import { type Account, findAccountById } from '../account/findAccount.ts';
import { recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { FailedCodesEntity } from './FailedCodes.entity.ts';
import { secondFactorMail } from './secondFactor.mails.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Failures within an hour that are unlikely to be the owner's typing errors. */
const SUSPICIOUS_FAILURES = 5;

/**
 * Records a failed code after a right password, inside the caller's transaction, which has locked the account. At the
 * fifth within an hour the owner is notified that the password is known to others, once in 24 hours (ASVS 6.3.5).
 */
export async function recordFailedCode(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  manager: EntityManager,
  { id, email, firstName, language, businessId, passwordHash }: Account,
  peer: Peer,
): Promise<void> {
  // The password may have been changed since, or the account deleted.
  if ((await findAccountById(db, id))?.passwordHash !== passwordHash) return;
  const now = Date.now();
  const before = await manager.findOneBy(FailedCodesEntity, { id });
  const times = [...(before?.times ?? []), now].filter((at) => at > now - HOUR_MS).slice(-SUSPICIOUS_FAILURES);
  const notifiedAt = before?.notifiedAt ?? null;
  const isDue = times.length === SUSPICIOUS_FAILURES && (notifiedAt === null || Number(notifiedAt) <= now - DAY_MS);
  await manager
    .createQueryBuilder()
    .insert()
    .into(FailedCodesEntity)
    .values({ id, times, notifiedAt: isDue ? now : notifiedAt })
    .orUpdate(['times', 'notified_at'], ['id'])
    .updateEntity(false)
    .execute();
  if (!isDue) return;
  const client = await findClientRef(db, businessId);
  const after = { email, wrongCodes: SUSPICIOUS_FAILURES };
  await recordAuditEvent(manager, { account: null, peer }, { action: 'factor.guessedAt', client, after });
  await enqueueMails(manager, [secondFactorMail({ email, firstName, language }, 'guessedAt', settings)], now);
}
