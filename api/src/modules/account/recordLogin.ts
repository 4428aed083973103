import { type EntityManager, IsNull } from 'typeorm';
import { type Account, AccountEntity } from './Account.entity.ts';

interface Login {
  /** Password hash that was verified, or the current one if another proof was shown. */
  verified: string;
  /** Hash to store instead. */
  passwordHash: string;
  lastLoginAt: number;
  /** Whether the password was the only proof. */
  byPasswordAlone: boolean;
}

/**
 * Records a sign-in; false if the verified hash is no longer the account's, or if a code is required that was not
 * given. It comes first in its transaction and locks the row, so a change of the password is serialised before or after
 * it.
 */
export async function recordLogin(
  manager: EntityManager,
  { id }: Pick<Account, 'id'>,
  { verified, byPasswordAlone, ...change }: Login,
): Promise<boolean> {
  const unchanged = { id, passwordHash: verified, ...(byPasswordAlone && { factorSince: IsNull() }) };
  const { affected } = await manager.update(AccountEntity, unchanged, change);
  return affected === 1;
}
