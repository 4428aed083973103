import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { DEFAULT_THEME } from '@skal/contracts/site/theme';
import type { EntityManager } from 'typeorm';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { newId } from '../../db/rows/id.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { conflict, invalidFields } from '../../server/errors/HttpError.ts';
import { type Account, AccountEntity } from './Account.entity.ts';
import { normalizeEmail } from './findAccount.ts';

const EMAIL_TAKEN = /*i18n*/ 'An account with this email address already exists.';

/** 409: the address is taken. */
export const emailTaken = () => conflict(EMAIL_TAKEN, { email: EMAIL_TAKEN });

/** 400: no account can use this address. */
export const emailReserved = () => invalidFields({ email: /*i18n*/ 'This email address is reserved for the demo.' });

type NewAccount = Pick<Account, 'accountType' | 'email' | 'passwordHash' | 'firstName' | 'lastName'> &
  Partial<Pick<Account, 'phone' | 'countryCode' | 'businessId' | 'staffId' | 'role' | 'language'>>;

/**
 * Creates an account inside the caller's transaction.
 * @throws HttpError 409 if the address is taken
 */
export async function createAccount(manager: EntityManager, details: NewAccount): Promise<Account> {
  const account: Account = {
    id: newId(),
    phone: null,
    countryCode: null,
    businessId: null,
    staffId: null,
    role: details.accountType === 'admin' ? 'owner' : null,
    language: SOURCE_LOCALE,
    theme: DEFAULT_THEME,
    disabledAt: null,
    factorSince: null,
    lastLoginAt: null,
    createdAt: Date.now(),
    ...details,
    email: normalizeEmail(details.email),
  };
  try {
    await insertRows(manager, AccountEntity, [account]);
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
  return account;
}
