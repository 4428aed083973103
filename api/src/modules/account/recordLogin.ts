import { type EntityManager, IsNull } from 'typeorm';
import { type Account, AccountEntity } from './Account.entity.ts';

interface Login {
  /** The password's hash as it was verified, or as it was when somebody was known without it. */
  verified: string;
  /** The one to take its place. */
  passwordHash: string;
  lastLoginAt: number;
  /** Whether nothing but the password was shown. */
  byPasswordAlone: boolean;
}

/**
 * Notes that somebody signed in just now; false when the hash that was verified is no longer the account's, or when a
 * code is asked for that was not shown. It comes first in its transaction: the row stays as it is until that is over,
 * so a change of the password comes before it or after it and never in between.
 */
export async function recordLogin(
  manager: EntityManager,
  { id }: Pick<Account, 'id'>,
  { verified, byPasswordAlone, ...change }: Login,
): Promise<boolean> {
  const asVerified = { id, passwordHash: verified, ...(byPasswordAlone && { factorSince: IsNull() }) };
  const { affected } = await manager.update(AccountEntity, asVerified, change);
  return affected === 1;
}
