import type { EntityManager } from 'typeorm';
import type { AccountIds } from '../account/lockAccount.ts';
import { clearSecondFactorRequired } from '../account/secondFactorFlag.ts';
import { RecoveryCodeEntity } from './RecoveryCode.entity.ts';
import { SecondFactorEntity } from './SecondFactor.entity.ts';

/** Deletes second factor and recovery codes of one or several accounts, inside the caller's transaction. */
export async function deleteSecondFactor(manager: EntityManager, id: AccountIds): Promise<void> {
  await clearSecondFactorRequired(manager, id);
  await manager.delete(SecondFactorEntity, { id });
  await manager.delete(RecoveryCodeEntity, { accountId: id });
}
