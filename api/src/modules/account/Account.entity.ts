import type { AccountType, OperatorRole } from '@skal/contracts/account/session';
import { type Locale, SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { DEFAULT_THEME, type Theme } from '@skal/contracts/site/theme';
import { EntitySchema } from 'typeorm';
import { epochMs, nullable, primaryId, reference, varchar, withDefault } from '../../db/columns.ts';

/** An account that can sign in: an operator, the client of one business, or a member of its staff. */
export interface Account {
  id: string;
  accountType: AccountType;
  /** Normalised: trimmed and in lower case. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  countryCode: string | null;
  businessId: string | null;
  /** Row of the client's staff that this account belongs to; null for the client's own account, and for an operator. */
  staffId: string | null;
  /** Role of an operator; null for a client. */
  role: OperatorRole | null;
  /** Language of pages and emails. */
  language: Locale;
  theme: Theme;
  /** Time since which this account may no longer sign in; null if it may. */
  disabledAt: number | null;
  /** Time since which a code is required besides the password; null if none is. */
  factorSince: number | null;
  lastLoginAt: number | null;
  createdAt: number;
}

export const AccountEntity = new EntitySchema<Account>({
  name: 'Account',
  tableName: 'accounts',
  columns: {
    id: primaryId(),
    accountType: varchar(16),
    email: varchar(254),
    passwordHash: varchar(255),
    firstName: varchar(200),
    lastName: varchar(200),
    phone: nullable(varchar(40)),
    countryCode: nullable(varchar(8)),
    businessId: nullable(reference('fk_accounts_business', 'Business', 'CASCADE')),
    staffId: nullable(reference('fk_accounts_staff', 'StaffMember', 'CASCADE')),
    role: nullable(varchar(16)),
    language: withDefault(varchar(16), SOURCE_LOCALE),
    theme: withDefault(varchar(16), DEFAULT_THEME),
    disabledAt: nullable(epochMs()),
    factorSince: nullable(epochMs()),
    lastLoginAt: nullable(epochMs()),
    createdAt: epochMs(),
  },
  indices: [
    { name: 'uq_accounts_email', columns: ['email'], unique: true },
    { name: 'uq_accounts_staff', columns: ['staffId'], unique: true },
    { name: 'ix_accounts_business', columns: ['businessId'] },
    { name: 'ix_accounts_login', columns: ['accountType', 'lastLoginAt', 'createdAt', 'businessId'] },
    { name: 'ix_accounts_role', columns: ['role'] },
  ],
});
