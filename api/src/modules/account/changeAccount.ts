import type { EntityManager } from 'typeorm';
import { type Account, AccountEntity } from './Account.entity.ts';

/** Fields that users may change in their own account. A new email address has to be confirmed first. */
export type AccountChange = Partial<
  Pick<Account, 'firstName' | 'lastName' | 'phone' | 'countryCode' | 'language' | 'theme'>
>;

/** Changes the given fields of an account. */
export async function changeAccount(manager: EntityManager, id: string, change: AccountChange): Promise<void> {
  if (Object.keys(change).length > 0) await manager.update(AccountEntity, { id }, change);
}
