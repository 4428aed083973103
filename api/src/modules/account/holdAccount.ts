import type { EntityManager, FindOperator } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';

/**
 * Holds an account, or several, until the caller's transaction is over, and changes nothing of it: a sign-in that is under way is
 * waited for, and one that comes meanwhile waits.
 */
export async function holdAccount(manager: EntityManager, id: string | FindOperator<string>): Promise<void> {
  await manager.update(AccountEntity, { id }, { disabledAt: () => 'disabled_at' });
}
