import { type EntityManager, IsNull, Not } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';
import type { AccountIds } from './lockAccount.ts';

/**
 * Requires a code from an account from now on, inside the caller's transaction; false if it is required already. Locks
 * the row, as a sign-in does.
 */
export async function setSecondFactorRequired(manager: EntityManager, id: string, now: number): Promise<boolean> {
  const { affected } = await manager.update(AccountEntity, { id, factorSince: IsNull() }, { factorSince: now });
  return affected === 1;
}

/** Removes the requirement of a code from an account, or from several, inside the caller's transaction. */
export async function clearSecondFactorRequired(manager: EntityManager, id: AccountIds): Promise<void> {
  await manager.update(AccountEntity, { id, factorSince: Not(IsNull()) }, { factorSince: null });
}
