import { type EntityManager, type FindOperator, IsNull } from 'typeorm';
import { type Account, AccountEntity } from './Account.entity.ts';

/** One account, or several (`In`). */
export type AccountIds = string | FindOperator<string>;

/**
 * Locks one or several account rows until the caller's transaction ends, without changing them. Waits for a concurrent
 * sign-in; a later one waits for this transaction.
 */
export async function lockAccount(manager: EntityManager, id: AccountIds): Promise<void> {
  await manager.update(AccountEntity, { id }, { disabledAt: () => 'disabled_at' });
}

/**
 * Locks an account's row until the caller's transaction ends, if the account is enabled and its password hash is still
 * the verified one.
 * @returns false if it is not: a reset or a disabling was committed in the meantime
 */
export async function lockVerifiedAccount(
  manager: EntityManager,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const unchanged = { id, passwordHash, disabledAt: IsNull() };
  const { affected } = await manager.update(AccountEntity, unchanged, { disabledAt: null });
  return affected === 1;
}
