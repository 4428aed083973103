import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { AccountEntity } from '../account/Account.entity.ts';
import { emailTaken } from '../account/createAccount.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';

/**
 * Copies name and address of an account to its member of staff, if it has one, inside the transaction that changes them.
 * @throws HttpError 409 if another member of that staff has the address
 */
export async function syncStaff(manager: EntityManager, accountId: string): Promise<void> {
  const account = await manager.findOneBy(AccountEntity, { id: accountId });
  if (!account?.staffId) return;
  const { staffId, email, firstName, lastName } = account;
  try {
    await manager.update(StaffMemberEntity, { id: staffId }, { email, firstName, lastName });
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}
