import type { AccountType } from '@skal/contracts/account/session';
import type { Locale } from '@skal/contracts/site/locale';
import type { Database } from '../../db/database.ts';
import { IS_OWN_ACCOUNT } from '../account/ownAccount.query.ts';

// Raw SQL: joins tables of other modules.

/** Owner of a link: the account and its business, read from other modules' tables. */
export interface LinkOwner {
  accountId: string;
  accountType: AccountType;
  email: string;
  firstName: string;
  language: Locale;
  lastName: string;
  disabledAt: number | null;
  /** Null for an operator. */
  businessId: string | null;
  businessName: string | null;
  status: string | null;
}

const OWNER = `
  a.id AS accountId, a.account_type AS accountType, a.email AS email, a.first_name AS firstName,
  a.last_name AS lastName, a.language AS language, a.disabled_at AS disabledAt, b.id AS businessId, b.name AS businessName, u.status AS status`;

const BUSINESS = `
  LEFT JOIN businesses b ON b.id = a.business_id
  LEFT JOIN subscriptions u ON u.business_id = b.id`;

/** Finds the account with this normalised address. */
export async function findOwnerByEmail(db: Database, email: string): Promise<LinkOwner | undefined> {
  const [row] = await db.query<LinkOwner>(`SELECT ${OWNER} FROM accounts a ${BUSINESS} WHERE a.email = ?`, [email]);
  // Compared exactly: a database's collation alone is not enough.
  return row?.email === email ? row : undefined;
}

/** Finds the own account of a business, not one of its staff. */
export async function findOwnerByClient(db: Database, businessId: string): Promise<LinkOwner | undefined> {
  const of = `SELECT ${OWNER} FROM accounts a ${BUSINESS} WHERE a.business_id = ? AND ${IS_OWN_ACCOUNT}`;
  const [row] = await db.query<LinkOwner>(of, [businessId]);
  return row;
}

/** Finds a link with its owner, by the hash of its token. */
export async function findOwnerByToken(
  db: Database,
  tokenHash: string,
): Promise<(LinkOwner & { expiresAt: number; usedAt: number | null }) | undefined> {
  const [row] = await db.query<LinkOwner & { expiresAt: number; usedAt: number | null }>(
    `SELECT ${OWNER}, l.expires_at AS expiresAt, l.used_at AS usedAt
     FROM password_links l JOIN accounts a ON a.id = l.id ${BUSINESS} WHERE l.token_hash = ?`,
    [tokenHash],
  );
  return row;
}

/** Returns the client of an account for the audit log; null for an operator. */
export const getAuditClient = ({ businessId, businessName }: LinkOwner): { id: string; name: string } | null =>
  businessId === null ? null : { id: businessId, name: businessName ?? '' };

/** Whether the account may sign in: an operator who is not disabled, or an active client. */
export const maySignIn = ({ accountType, disabledAt, status }: LinkOwner): boolean =>
  disabledAt === null && (accountType !== 'client' || status === 'active');
