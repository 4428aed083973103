import { type EntityManager, type FindOperator, IsNull } from 'typeorm';
import { type Account, AccountEntity } from './Account.entity.ts';

/** One account, or several (`In`). */
export type AccountIds = string | FindOperator<string>;

/**
 * Holds an account, or several, until the caller's transaction is over, and changes nothing of it: a sign-in that is under way is
 * waited for, and one that comes meanwhile waits.
 */
export async function lockAccount(manager: EntityManager, id: AccountIds): Promise<void> {
  await manager.update(AccountEntity, { id }, { disabledAt: () => 'disabled_at' });
}

/**
 * Locks an account's row until the caller's transaction ends, if the account is enabled and its password's hash is still
 * the one that was verified.
 * @returns false where it is not: a reset or a disabling was committed meanwhile
 */
export async function holdVerified(
  manager: EntityManager,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const asVerified = { id, passwordHash, disabledAt: IsNull() };
  const { affected } = await manager.update(AccountEntity, asVerified, { disabledAt: null });
  return affected === 1;
}
