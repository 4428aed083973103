import type { EntityManager } from 'typeorm';
import { type Account, AccountEntity } from './Account.entity.ts';

/** What somebody may change of their own account. The address is not among it: a new one has to be proven first. */
export type AccountChange = Partial<Pick<Account, 'firstName' | 'lastName' | 'phone' | 'countryCode'>>;

/** Changes what is named and nothing else. */
export async function changeAccount(manager: EntityManager, id: string, change: AccountChange): Promise<void> {
  if (Object.keys(change).length > 0) await manager.update(AccountEntity, { id }, change);
}
