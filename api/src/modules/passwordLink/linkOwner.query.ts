import type { AccountType } from '@skal/contracts/account/session';
import type { Database } from '../../db/database.ts';

// Raw SQL: joins tables of other modules.

/**
 * Whose link it is: the account, and the business that it signs in for. It reads the tables of other modules; what it
 * returns is this module's own.
 */
export interface LinkOwner {
  accountId: string;
  accountType: AccountType;
  email: string;
  firstName: string;
  lastName: string;
  disabledAt: number | null;
  /** Null for an operator. */
  businessId: string | null;
  businessName: string | null;
  status: string | null;
}

const OWNER = `
  a.id AS accountId, a.account_type AS accountType, a.email AS email, a.first_name AS firstName,
  a.last_name AS lastName, a.disabled_at AS disabledAt, b.id AS businessId, b.name AS businessName, u.status AS status`;

const BUSINESS = `
  LEFT JOIN businesses b ON b.id = a.business_id
  LEFT JOIN subscriptions u ON u.business_id = b.id`;

/** The account that signs in with this address, as it is compared. */
export async function ownerByEmail(db: Database, email: string): Promise<LinkOwner | undefined> {
  const [row] = await db.query<LinkOwner>(`SELECT ${OWNER} FROM accounts a ${BUSINESS} WHERE a.email = ?`, [email]);
  // What a database merely takes for the same letters is not enough.
  return row?.email === email ? row : undefined;
}

/** The account that signs in for a business: no other kind has one. */
export async function ownerByClient(db: Database, businessId: string): Promise<LinkOwner | undefined> {
  const of = `SELECT ${OWNER} FROM accounts a ${BUSINESS} WHERE a.business_id = ?`;
  const [row] = await db.query<LinkOwner>(of, [businessId]);
  return row;
}

/** A link with its owner, by the hash of what it carries. */
export async function ownerByToken(
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

/** The client in the trail that an account belongs to; none for an operator. */
export const auditClientOf = ({ businessId, businessName }: LinkOwner): { id: string; name: string } | null =>
  businessId === null ? null : { id: businessId, name: businessName ?? '' };

/** Whether somebody may sign in with this account at all: an operator who was not let go, a client who is active. */
export const mayComeIn = ({ accountType, disabledAt, status }: LinkOwner): boolean =>
  disabledAt === null && (accountType !== 'client' || status === 'active');
