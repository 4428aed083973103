import { IMPERSONATION_MINUTES } from '@skal/contracts/site/serviceCommitments';
import type { Database } from '../../db/database.ts';
import { sentence, type Text } from '../../language/text.ts';
import type { AuthenticatedUser, UserProfile } from '../../server/auth/access.ts';
import { IS_OWN_ACCOUNT } from '../account/ownAccount.query.ts';
import { type BusinessRow, toAuthenticatedBusiness } from './businessFromRow.ts';

// Raw SQL: joins tables of other modules.

type ImpersonationLookup = Pick<AuthenticatedUser, 'viewing' | 'viewEnded'>;

const NONE: ImpersonationLookup = { viewing: null, viewEnded: null };

const SQL = `
  SELECT a.id AS accountId, a.first_name AS firstName, a.last_name AS lastName, a.email AS email, a.phone AS phone,
    a.country_code AS countryCode, b.name AS businessName, b.business_type AS businessType,
    b.features AS features, b.branding AS branding, b.live_at AS liveAt, g.id AS logo, u.status AS status
  FROM businesses b
  JOIN accounts a ON a.business_id = b.id AND ${IS_OWN_ACCOUNT}
  LEFT JOIN subscriptions u ON u.business_id = b.id
  LEFT JOIN logos g ON g.business_id = b.id
  WHERE b.id = ?`;

type Row = UserProfile & BusinessRow & { status: string | null };

const endWithMessage = (viewEnded: Text): ImpersonationLookup => ({ viewing: null, viewEnded });

/**
 * Finds what an impersonation shows: the client's current data. It ends when its time is up, or when the client could
 * not see the portal either. A session without an impersonation, which is nearly every one, costs no query.
 */
export async function findImpersonation(
  db: Database,
  clientId: string | null,
  until: number,
): Promise<ImpersonationLookup> {
  if (clientId === null) return NONE;
  if (until <= Date.now())
    return endWithMessage(
      sentence(/*i18n*/ 'This view has ended after {minutes} minutes.', { minutes: IMPERSONATION_MINUTES }),
    );
  const [row] = await db.query<Row>(SQL, [clientId]);
  if (!row) return endWithMessage(/*i18n*/ 'This view has ended because the client was deleted.');
  if (row.status !== 'active')
    return endWithMessage(
      sentence(/*i18n*/ 'This view has ended because {client} can no longer sign in.', { client: row.businessName }),
    );
  const { accountId, firstName, lastName, email, phone, countryCode } = row;
  const client: UserProfile = { accountId, firstName, lastName, email, phone, countryCode };
  return { viewing: { client, business: toAuthenticatedBusiness(clientId, row), until }, viewEnded: null };
}
