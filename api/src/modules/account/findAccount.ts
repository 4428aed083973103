import type { Database } from '../../db/database.ts';
import { type Account, AccountEntity } from './Account.entity.ts';

export type { Account };

/** An address as it is stored and compared. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The account with this address; what a database merely takes for the same letters is not enough. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const normal = normalEmail(email);
  const account = await db.read((manager) => manager.findOneBy(AccountEntity, { email: normal }));
  return account?.email === normal ? account : null;
}

/** The account with this id. */
export const findAccountById = (db: Database, id: string): Promise<Account | null> =>
  db.read((manager) => manager.findOneBy(AccountEntity, { id }));

/** Whether there is an operator at all. */
export const hasOperator = (db: Database): Promise<boolean> =>
  db.read((manager) => manager.existsBy(AccountEntity, { accountType: 'admin' }));
