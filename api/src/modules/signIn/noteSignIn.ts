import type { EntityManager } from 'typeorm';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiContext } from '../../server/context.ts';
import { faultFacts } from '../../server/log.ts';
import type { Account } from '../account/findAccount.ts';
import { type Actor, noteAudit, thisMoment } from '../audit/noteAudit.ts';
import { clientNamed } from '../client/clientNamed.ts';

const actorOf = ({ id, email, firstName, lastName }: Account, ctx: ApiContext): Actor => ({
  account: { accountId: id, email, firstName, lastName },
  peer: ctx.state.peer,
});

/** Adds a sign-in to the trail, inside the caller's transaction. */
export async function noteSignIn(
  { db }: Pick<Dependencies, 'db'>,
  manager: EntityManager,
  account: Account,
  ctx: ApiContext,
): Promise<void> {
  const client = await clientNamed(db, account.businessId);
  await noteAudit(manager, actorOf(account, ctx), { action: 'session.started', client });
}

/** Why a known account did not get in. */
export type SignInDenial = 'wrong' | 'code' | 'passkey' | 'disabled' | 'paused' | 'cancelled';

/**
 * Adds a refused sign-in of a known account to the trail, once it has been answered: the time of the answer must not
 * tell that there is such an account (6.3.8). It stands in the trail at the moment of the refusal, however many are
 * noted at once and in whatever order. The log has it in any case.
 */
export function noteDeniedSignIn(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  account: Account,
  ctx: ApiContext,
  reason: SignInDenial,
): void {
  const actor: Actor = { account: null, peer: ctx.state.peer };
  const moment = thisMoment();
  ctx.res.once('close', () => {
    db.tx(async (manager) => {
      const client = await clientNamed(db, account.businessId);
      const after = { email: account.email, reason };
      await noteAudit(manager, actor, { moment, action: 'session.refused', client, after });
    }).catch((error) => log.error(faultFacts(error), 'refused sign-in not noted'));
  });
}
