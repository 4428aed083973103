import { type EntityManager, IsNull } from 'typeorm';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { type Account, AccountEntity } from './Account.entity.ts';
import { emailTaken } from './createAccount.ts';

/**
 * Changes an account's address, inside the caller's transaction. The statement requires the old address, the password
 * hash and that the account is enabled; the table's constraint requires that the new address is free.
 * @returns false if one of the conditions no longer holds
 * @throws HttpError 409 if another account has the address
 */
export async function changeEmail(
  manager: EntityManager,
  { id, email, passwordHash }: Pick<Account, 'id' | 'email' | 'passwordHash'>,
  newEmail: string,
): Promise<boolean> {
  try {
    const unchanged = { id, email, passwordHash, disabledAt: IsNull() };
    const { affected } = await manager.update(AccountEntity, unchanged, { email: newEmail });
    return affected === 1;
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
}
