import type { EntityManager } from 'typeorm';
import { type Account, AccountEntity } from './Account.entity.ts';

interface Login {
  /** The password's hash as it was verified. */
  verified: string;
  /** The one to take its place. */
  passwordHash: string;
  lastLoginAt: number;
}

/**
 * Notes that somebody signed in just now; false when the hash that was verified is no longer the account's. It comes
 * first in its transaction: the row stays as it is until that is over, so a change of the password comes before it
 * or after it and never in between.
 */
export async function noteLogin(
  manager: EntityManager,
  { id }: Pick<Account, 'id'>,
  { verified, ...change }: Login,
): Promise<boolean> {
  const { affected } = await manager.update(AccountEntity, { id, passwordHash: verified }, change);
  return affected === 1;
}
