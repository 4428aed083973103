import type { Database } from '../../db/database.ts';
import type { AuthenticatedUser } from '../../server/auth/access.ts';
import type { Impersonation } from './Impersonation.entity.ts';

// Raw SQL: joins tables of other modules.

/** An impersonation, and the operator who started it. */
export type ExpiredImpersonation = Impersonation &
  Pick<AuthenticatedUser, 'accountId' | 'firstName' | 'lastName' | 'email'>;

/** Reads impersonations that expired by a time, in milliseconds; at most one per operator session. */
export const readOldViews = (db: Database, now: number): Promise<ExpiredImpersonation[]> =>
  db.query(
    `SELECT v.session_id AS sessionId, v.client_id AS clientId, v.client_name AS clientName, v.expires_at AS expiresAt,
       a.id AS accountId, a.first_name AS firstName, a.last_name AS lastName, a.email AS email
     FROM impersonations v
     JOIN sessions s ON s.id = v.session_id
     JOIN accounts a ON a.id = s.account_id
     WHERE v.expires_at <= ?`,
    [now],
  );
