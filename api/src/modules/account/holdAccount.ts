import type { EntityManager } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';

/**
 * Holds an account until the caller's transaction is over, and changes nothing of it: a sign-in that is under way is
 * waited for, and one that comes meanwhile waits.
 */
export async function holdAccount(manager: EntityManager, id: string): Promise<void> {
  await manager.update(AccountEntity, { id }, { disabledAt: () => 'disabled_at' });
}
