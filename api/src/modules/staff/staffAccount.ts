import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { emailTaken } from '../account/createAccount.ts';
import { findAccountById } from '../account/findAccount.ts';
import { StaffMemberEntity } from './StaffMember.entity.ts';

/** Records a sign-in of a member of staff, inside the caller's transaction. */
export async function recordStaffLogin(manager: EntityManager, id: string, lastLoginAt: number): Promise<void> {
  await manager.update(StaffMemberEntity, { id }, { lastLoginAt });
}

/**
 * Copies name and address of an account to its member of staff, if it has one, inside the transaction that changes them.
 * @throws HttpError 409 if another member of that staff has the address
 */
export async function syncStaff(db: Database, manager: EntityManager, accountId: string): Promise<void> {
  const account = await findAccountById(db, accountId);
  if (!account?.staffId) return;
  const { staffId, email, firstName, lastName } = account;
  try {
    await manager.update(StaffMemberEntity, { id: staffId }, { email, firstName, lastName });
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}
