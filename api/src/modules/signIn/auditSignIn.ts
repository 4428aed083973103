import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { errorLogFields } from '../../server/observability/log.ts';
import type { Account } from '../account/findAccount.ts';
import { type Actor, auditTimestamp, recordAuditEvent } from '../audit/recordAudit.ts';
import { findClientRef } from '../client/findClientRef.ts';

const actorOf = ({ id, email, firstName, lastName }: Account, ctx: ApiContext): Actor => ({
  account: { accountId: id, email, firstName, lastName },
  peer: ctx.state.peer,
});

/** Adds a sign-in to the trail, inside the caller's transaction. */
export async function auditSignIn(
  { db }: Pick<Dependencies, 'db'>,
  manager: EntityManager,
  account: Account,
  ctx: ApiContext,
): Promise<void> {
  const client = await findClientRef(db, account.businessId);
  await recordAuditEvent(manager, actorOf(account, ctx), { action: 'session.started', client });
}

/** Why a known account did not get in. */
export type SignInFailureReason = 'wrong' | 'code' | 'passkey' | 'disabled' | 'paused' | 'cancelled';

/**
 * Adds a refused sign-in of a known account to the trail, once it has been answered: the time of the answer must not
 * tell that there is such an account (6.3.8). It stands in the trail at the moment of the refusal, however many are
 * noted at once and in whatever order. The log has it in any case.
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
    }).catch((error) => log.error(errorLogFields(error), 'refused sign-in not noted'));
  });
}
