import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import type { Account } from '../account/findAccount.ts';
import { type Actor, auditTimestamp, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';

const toActor = ({ id, email, firstName, lastName }: Account, ctx: ApiContext): Actor => ({
  account: { accountId: id, email, firstName, lastName },
  peer: ctx.state.peer,
});

/** Records a sign-in in the audit log, inside the caller's transaction. */
export async function auditSignIn(
  { db }: Pick<Dependencies, 'db'>,
  manager: EntityManager,
  account: Account,
  ctx: ApiContext,
): Promise<void> {
  const client = await findClientRef(db, account.businessId);
  await recordAuditEvent(manager, toActor(account, ctx), { action: 'session.started', client });
}

/** Why a sign-in to a known account failed. */
export type SignInFailureReason = 'wrong' | 'code' | 'passkey' | 'disabled' | 'paused' | 'cancelled';

/**
 * Records a failed sign-in to a known account in the audit log, after the response: its duration must not reveal that
 * the account exists (6.3.8). The entry has the time of the failure, not of writing.
 */
export function auditFailedSignIn(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  account: Account,
  ctx: ApiContext,
  reason: SignInFailureReason,
): void {
  const actor: Actor = { account: null, peer: ctx.state.peer };
  const moment = auditTimestamp();
  ctx.res.once('close', () => {
    db.tx(async (manager) => {
      const client = await findClientRef(db, account.businessId);
      const after = { email: account.email, reason };
      await recordAuditEvent(manager, actor, { moment, action: 'session.refused', client, after });
    }).catch((error) => log.error(getErrorLogFields(error), 'failed sign-in not recorded in the audit log'));
  });
}
