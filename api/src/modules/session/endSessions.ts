import type { EntityManager } from 'typeorm';
import type { AccountIds } from '../account/lockAccount.ts';
import { SessionEntity } from './Session.entity.ts';

/** Revokes every session of one or several accounts. */
export async function endSessions(manager: EntityManager, accountId: AccountIds): Promise<void> {
  await manager.delete(SessionEntity, { accountId });
}
