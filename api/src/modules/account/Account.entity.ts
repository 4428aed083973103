import type { AccountType, OperatorRole } from '@skal/contracts/session';
import { EntitySchema } from 'typeorm';
import { line, maybe, primaryId, reference, time } from '../../db/columns.ts';

/** Somebody who can sign in: the operator, or a client for one business. */
export interface Account {
  id: string;
  accountType: AccountType;
  /** As compared: trimmed and in lower case. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  countryCode: string | null;
  businessId: string | null;
  /** An operator's; null for a client. */
  role: OperatorRole | null;
  /** Since when this account may no longer come in; null for one that may. */
  disabledAt: number | null;
  /** Since when a code is asked for besides the password; null where none is. */
  factorSince: number | null;
  lastLoginAt: number | null;
  createdAt: number;
}

export const AccountEntity = new EntitySchema<Account>({
  name: 'Account',
  tableName: 'accounts',
  columns: {
    id: primaryId(),
    accountType: line(16),
    email: line(254),
    passwordHash: line(255),
    firstName: line(200),
    lastName: line(200),
    phone: maybe(line(40)),
    countryCode: maybe(line(8)),
    businessId: maybe(reference('fk_accounts_business', 'Business', 'CASCADE')),
    role: maybe(line(16)),
    disabledAt: maybe(time()),
    factorSince: maybe(time()),
    lastLoginAt: maybe(time()),
    createdAt: time(),
  },
  indices: [
    { name: 'uq_accounts_email', columns: ['email'], unique: true },
    { name: 'ix_accounts_business', columns: ['businessId'] },
    { name: 'ix_accounts_login', columns: ['accountType', 'lastLoginAt', 'createdAt', 'businessId'] },
    { name: 'ix_accounts_role', columns: ['role'] },
  ],
});
