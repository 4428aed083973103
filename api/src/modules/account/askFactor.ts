import { type EntityManager, IsNull, Not } from 'typeorm';
import { AccountEntity } from './Account.entity.ts';

/**
 * Lets an account ask for a code from now on, inside the caller's transaction; false where it does already. Its row is
 * held until that is over, as by a sign-in.
 */
export async function askForFactor(manager: EntityManager, id: string, now: number): Promise<boolean> {
  const { affected } = await manager.update(AccountEntity, { id, factorSince: IsNull() }, { factorSince: now });
  return affected === 1;
}

/** Lets an account ask for no code any more, inside the caller's transaction; false where it did not. */
export async function askForNoFactor(manager: EntityManager, id: string): Promise<boolean> {
  const { affected } = await manager.update(AccountEntity, { id, factorSince: Not(IsNull()) }, { factorSince: null });
  return affected === 1;
}
