import type { Dependencies } from '../../dependencies.ts';
import { lockAccount } from '../account/lockAccount.ts';
import { type Actor, type AuditEvent, recordAuditEvent } from '../audit/recordAudit.ts';
import { revokeGrants } from '../grant/revokeGrants.ts';
import type { Recipient } from '../outbox/content/mailContent.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { secondFactorMail } from './secondFactor.mails.ts';

/**
 * Removes an account's second factor and passkeys, for an owner who has lost phone and recovery codes, and revokes all
 * sessions. The password is kept; an email notifies the owner.
 * @param notice who did it: the operator, or the owner of the app whose staff the account belongs to
 */
export async function resetSecondFactor(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  account: Recipient & { readonly id: string },
  { actor, ...event }: AuditEvent & { readonly actor: Actor },
  notice: 'reset' | 'resetByOwner' = 'reset',
): Promise<void> {
  await db.tx(async (manager) => {
    await lockAccount(manager, account.id);
    await revokeGrants(manager, 'factorReset', account.id);
    await enqueueMails(manager, [secondFactorMail(account, notice, settings)], Date.now());
    await recordAuditEvent(manager, actor, event);
  });
  wakeMailWorker();
}
