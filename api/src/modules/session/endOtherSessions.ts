import { type EntityManager, Not } from 'typeorm';
import type { ApiContext } from '../../server/http/context.ts';
import type { AccountIds } from '../account/lockAccount.ts';
import { SessionEntity } from './Session.entity.ts';
import { hashSessionKey } from './session.store.ts';

/** Revokes every session of an account except the one of this request (7.4.3). */
export async function endOtherSessions(manager: EntityManager, ctx: ApiContext, accountId: AccountIds): Promise<void> {
  const { session } = ctx.state;
  await manager.delete(SessionEntity, { accountId, ...(session && { id: Not(hashSessionKey(session.key)) }) });
}
