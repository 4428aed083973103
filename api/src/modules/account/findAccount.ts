import { domainToASCII, domainToUnicode } from 'node:url';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Account, AccountEntity } from './Account.entity.ts';

export type { Account };

/** Characters of another width: a full-width letter becomes the plain one (RFC 8265, 3.3). */
const WIDE = /[\uFF01-\uFFEE]/g;

const foldCase = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * Normalises an address, so that its spellings compare as equal on every database: surrounding space, width of letters,
 * case and Unicode normal form (NFC). The domain becomes its Unicode form (IDNA). Accents, dots and tags before the @
 * are kept: their meaning is up to the receiving server.
 */
export function normalizeEmail(email: string): string {
  const normalized = foldCase(email.trim().replace(WIDE, (letter) => letter.normalize('NFKC')));
  const at = normalized.lastIndexOf('@') + 1;
  // Empty if it is not a domain.
  const domain = at === 0 ? '' : domainToUnicode(domainToASCII(normalized.slice(at)));
  return domain === '' ? normalized : normalized.slice(0, at) + foldCase(domain);
}

/** Finds the account with this address, compared exactly: a database's collation alone is not enough. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  // Accounts of earlier versions keep the width and the domain as the user typed them.
  const stored = [...new Set([normalizeEmail(email), foldCase(email.trim())])];
  const accounts = await db.read((manager) => manager.findBy(AccountEntity, { email: In(stored) }));
  for (const spelling of stored) {
    const account = accounts.find((one) => one.email === spelling);
    if (account) return account;
  }
  return null;
}

export const findAccountById = (db: Database, id: string): Promise<Account | null> =>
  db.read((manager) => manager.findOneBy(AccountEntity, { id }));

/** Finds the account of a member of staff of a business; null before the invitation is accepted. */
export const findStaffAccount = (db: Database, businessId: string, staffId: string): Promise<Account | null> =>
  db.read((manager) => manager.findOneBy(AccountEntity, { staffId, businessId }));

/** Finds the members of a business's staff whose accounts have a second factor, by the ids of their rows. */
export async function findSecuredStaff(manager: EntityManager, businessId: string): Promise<ReadonlySet<string>> {
  const where = { businessId, staffId: Not(IsNull()), factorSince: Not(IsNull()) };
  const accounts = await manager.find(AccountEntity, { where, select: { staffId: true } });
  return new Set(accounts.flatMap(({ staffId }) => staffId ?? []));
}

/** Whether at least one operator exists. */
export const hasOperator = (db: Database): Promise<boolean> =>
  db.read((manager) => manager.existsBy(AccountEntity, { accountType: 'admin' }));
