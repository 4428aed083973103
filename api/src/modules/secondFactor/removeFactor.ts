import type { EntityManager } from 'typeorm';
import { clearSecondFactorRequired } from '../account/askFactor.ts';
import type { AccountIds } from '../account/holdAccount.ts';
import { RecoveryCodeEntity } from './RecoveryCode.entity.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';

/** Removes the second factor and the recovery codes of an account, or of several, inside the caller's transaction. */
export async function deleteSecondFactor(manager: EntityManager, id: AccountIds): Promise<void> {
  await clearSecondFactorRequired(manager, id);
  await manager.delete(SecondFactorEntity, { id });
  await manager.delete(RecoveryCodeEntity, { accountId: id });
}
