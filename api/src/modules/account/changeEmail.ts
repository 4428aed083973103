import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../db/faults.ts';
import { AccountEntity } from './Account.entity.ts';
import { emailTaken } from './createAccount.ts';

/**
 * Puts a new address in the place of the one that was there, inside the caller's transaction; false when that one is
 * no longer there. That nobody else has it is the table's to say, and not a question asked before.
 * @throws Refusal 409 where somebody has it
 */
export async function changeEmail(
  manager: EntityManager,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  try {
    const { affected } = await manager.update(AccountEntity, { id, email: before }, { email: after });
    return affected === 1;
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}
