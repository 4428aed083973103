import { domainToASCII, domainToUnicode } from 'node:url';
import { In } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { type Account, AccountEntity } from './Account.entity.ts';

export type { Account };

/** Letters of another width: a full-width letter becomes the plain one (RFC 8265, 3.3). */
const WIDE = /[\uFF01-\uFFEE]/g;

const folded = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * Normalises an address, so that its spellings compare as equal on every database: space around it, the width of letters,
 * case and the normal form of Unicode (NFC). A domain is in its Unicode form (IDNA), whichever was typed. An accent makes
 * another address, and so does a dot or a tag before the @: what those mean is for the server of the address to say.
 */
export function normalEmail(email: string): string {
  const plain = folded(email.trim().replace(WIDE, (letter) => letter.normalize('NFKC')));
  const at = plain.lastIndexOf('@') + 1;
  // Empty where it is no domain.
  const domain = at === 0 ? '' : domainToUnicode(domainToASCII(plain.slice(at)));
  return domain === '' ? plain : plain.slice(0, at) + folded(domain);
}

/** The account with this address; what a database merely takes for the same letters is not enough. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  // Accounts of earlier versions have the width and the domain as they were typed.
  const stored = [...new Set([normalEmail(email), folded(email.trim())])];
  const accounts = await db.read((manager) => manager.findBy(AccountEntity, { email: In(stored) }));
  for (const spelling of stored) {
    const account = accounts.find((one) => one.email === spelling);
    if (account) return account;
  }
  return null;
}

/** The account with this id. */
export const findAccountById = (db: Database, id: string): Promise<Account | null> =>
  db.read((manager) => manager.findOneBy(AccountEntity, { id }));

/** Whether there is an operator at all. */
export const hasOperator = (db: Database): Promise<boolean> =>
  db.read((manager) => manager.existsBy(AccountEntity, { accountType: 'admin' }));
