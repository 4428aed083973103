import type { AccountType, OperatorRole } from '@skal/contracts/session';
import type { Database } from '../../db/database.ts';
import type { SignedIn } from '../../server/access.ts';

/**
 * Session, account, business and subscription in one question, because it is asked at every signed-in request and
 * the round trip is what costs. It reads the tables of other modules; what it returns is this module's own.
 */
const SQL = `
  SELECT s.created_at AS since, s.expires_at AS until, a.id AS accountId, a.account_type AS accountType,
    a.first_name AS firstName, a.last_name AS lastName, a.email AS email, a.phone AS phone,
    a.country_code AS countryCode, a.role AS role, a.disabled_at AS disabledAt, b.id AS businessId, b.name AS businessName, b.business_type AS businessType,
    b.features AS features, b.branding AS branding, b.live_at AS liveAt, u.status AS status
  FROM sessions s
  JOIN accounts a ON a.id = s.account_id
  LEFT JOIN businesses b ON b.id = a.business_id
  LEFT JOIN subscriptions u ON u.business_id = b.id
  WHERE s.id = ?`;

interface Row {
  since: number;
  until: number;
  accountId: string;
  accountType: AccountType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
  role: OperatorRole | null;
  disabledAt: number | null;
  businessId: string | null;
  businessName: string;
  businessType: string;
  features: string;
  branding: string;
  liveAt: number | null;
  status: string | null;
}

export interface FoundSession {
  since: number;
  until: number;
  account: SignedIn;
}

/** The session with this stored id and whose it is; null when there is none or its business may not come in. */
export async function findSignedIn(db: Database, id: string): Promise<FoundSession | null> {
  const [row] = await db.query<Row>(SQL, [id]);
  if (!row) return null;
  if (row.disabledAt !== null) return null;
  if (row.accountType === 'client' && row.status !== 'active') return null;
  const business =
    row.businessId === null
      ? null
      : {
          id: row.businessId,
          name: row.businessName,
          businessType: row.businessType,
          features: JSON.parse(row.features),
          branding: JSON.parse(row.branding),
          liveAt: row.liveAt === null ? null : Number(row.liveAt),
        };
  const { accountId, accountType, firstName, lastName, email, phone, countryCode, role } = row;
  return {
    since: Number(row.since),
    until: Number(row.until),
    account: { accountId, accountType, firstName, lastName, email, phone, countryCode, role, business },
  };
}
