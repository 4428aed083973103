import type { Database } from '../../db/database.ts';

// Raw SQL: joins tables of other modules.

/** An invitation with the member and the business. */
export interface Invitation {
  staffId: string;
  tokenHash: string;
  expiresAt: number;
  usedAt: number | null;
  email: string;
  firstName: string;
  lastName: string;
  businessId: string;
  businessName: string;
  /** Status of the business. */
  status: string | null;
  /** Account with the member's address; null if there is none. */
  accountId: string | null;
}

/** Finds an invitation by the hash of its token. */
export async function findInvitation(db: Database, tokenHash: string): Promise<Invitation | undefined> {
  const [row] = await db.query<Invitation>(
    `SELECT m.id AS staffId, i.token_hash AS tokenHash, i.expires_at AS expiresAt, i.used_at AS usedAt,
       m.email AS email, m.first_name AS firstName, m.last_name AS lastName, b.id AS businessId, b.name AS businessName,
       u.status AS status, a.id AS accountId
     FROM staff_invitations i
     JOIN staff m ON m.id = i.id
     JOIN businesses b ON b.id = m.business_id
     LEFT JOIN subscriptions u ON u.business_id = b.id
     LEFT JOIN accounts a ON a.email = m.email
     WHERE i.token_hash = ?`,
    [tokenHash],
  );
  return row;
}
