import { AsyncLocalStorage } from 'node:async_hooks';
import type { AccountType, OperatorRole } from '@skal/contracts/account/session';
import type { StaffRole } from '@skal/contracts/client/staff';
import type { Locale } from '@skal/contracts/site/locale';
import type { Theme } from '@skal/contracts/site/theme';
import DataLoader from 'dataloader';
import type { Database } from '../../db/database.ts';
import type { AuthenticatedMember, AuthenticatedUser } from '../../server/auth/access.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { formatFullName } from '../account/name.ts';
import { type BusinessRow, toAuthenticatedBusiness } from './businessFromRow.ts';
import { findImpersonation } from './impersonation.query.ts';

// Raw SQL: joins seven tables, at every request with a session.

/**
 * Reads session, account, member of staff, business, subscription and impersonation in one query: it runs at every signed-in request,
 * and the round trip dominates its cost. The result type belongs to this module.
 */
const SQL = `
  SELECT s.id AS id, s.created_at AS since, s.expires_at AS until, a.id AS accountId, a.account_type AS accountType,
    a.first_name AS firstName, a.last_name AS lastName, a.email AS email, a.phone AS phone,
    a.country_code AS countryCode, a.role AS role, a.language AS language, a.theme AS theme, a.disabled_at AS disabledAt,
    b.id AS businessId, b.name AS businessName, b.business_type AS businessType, b.features AS features, b.branding AS branding, b.live_at AS liveAt, g.id AS logo, u.status AS status,
    v.client_id AS viewedId, v.expires_at AS viewedUntil,
    m.id AS staffId, m.role AS staffRole, m.permissions AS permissions, m.is_owner AS isOwner
  FROM sessions s
  JOIN accounts a ON a.id = s.account_id
  LEFT JOIN staff m ON m.id = a.staff_id
  LEFT JOIN businesses b ON b.id = a.business_id
  LEFT JOIN subscriptions u ON u.business_id = b.id
  LEFT JOIN logos g ON g.business_id = b.id
  LEFT JOIN impersonations v ON v.session_id = s.id
  WHERE s.id IN `;

interface Row extends BusinessRow {
  id: string;
  since: number;
  until: number;
  viewedId: string | null;
  viewedUntil: number | null;
  accountId: string;
  accountType: AccountType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
  role: OperatorRole | null;
  language: Locale;
  theme: Theme;
  disabledAt: number | null;
  businessId: string | null;
  status: string | null;
  staffId: string | null;
  staffRole: StaffRole;
  /** JSON text. */
  permissions: string;
  isOwner: number;
}

export interface FoundSession {
  since: number;
  until: number;
  account: AuthenticatedUser;
}

/** Maximum number of session ids per query. */
const MAX_BATCH_SIZE = 64;

/**
 * Reads sessions by their stored ids. Requests of one turn of the event loop share one query, because the round trip
 * dominates its cost. Nothing is cached, so a revoked session is rejected at the next request.
 * @param telemetry gives each read a span of its own, because a query belongs to several requests
 */
export function createUserReader(
  db: Database,
  telemetry: Telemetry | null,
): (id: string) => Promise<FoundSession | null> {
  /** Runs outside the transaction and span of the request that came first. */
  const outside = AsyncLocalStorage.snapshot();
  const loader = new DataLoader<string, Row | undefined>(
    async (ids) => {
      const rows = await db.query<Row>(`${SQL}(${ids.map(() => '?').join(', ')})`, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: (dispatch) => outside(() => setImmediate(dispatch)),
    },
  );
  return async (id) => {
    const row = await (telemetry ? telemetry.traceCall('SELECT sessions', {}, () => loader.load(id)) : loader.load(id));
    return row ? foundSession(db, row) : null;
  };
}

/** Builds the member of staff of a row; null for an owner, invited or not, and for an operator. */
function toMember({ staffId, staffRole: role, permissions, isOwner, ...row }: Row): AuthenticatedMember | null {
  if (staffId === null || Number(isOwner) === 1) return null;
  return { staffId, name: formatFullName(row), role, permissions: JSON.parse(permissions) };
}

/** Builds the session of a row; null if its business may not sign in. */
async function foundSession(db: Database, row: Row): Promise<FoundSession | null> {
  if (row.disabledAt !== null) return null;
  if (row.accountType === 'client' && row.status !== 'active') return null;
  const business = row.businessId === null ? null : toAuthenticatedBusiness(row.businessId, row);
  const { accountId, accountType, firstName, lastName, email, phone, countryCode, role, language, theme } = row;
  const person = { accountId, firstName, lastName, email, phone, countryCode };
  const view = await findImpersonation(db, row.viewedId, Number(row.viewedUntil));
  return {
    since: Number(row.since),
    until: Number(row.until),
    account: { ...person, accountType, role, language, theme, member: toMember(row), business, ...view },
  };
}
