import type { BusinessType, ClientStatus, SubscriptionPlan } from '@skal/contracts/client';
import type { Database } from '../../db/database.ts';

/** A business with its subscription and the account that signs in for it. */
export interface ClientRow {
  id: string;
  businessName: string;
  businessType: BusinessType;
  plan: SubscriptionPlan;
  status: ClientStatus;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  lastLoginAt: number | null;
  liveAt: number | null;
  version: number;
  createdAt: number;
}

/** All clients, who signed in last first; those who never did come last, the newest of them first (T38). */
const ALL = `
  SELECT b.id AS id, b.name AS businessName, b.business_type AS businessType, u.plan AS plan, u.status AS status,
    a.first_name AS firstName, a.last_name AS lastName, a.email AS email, a.phone AS phone,
    a.last_login_at AS lastLoginAt, b.live_at AS liveAt, b.version AS version, b.created_at AS createdAt
  FROM businesses b
  JOIN subscriptions u ON u.business_id = b.id
  JOIN accounts a ON a.business_id = b.id AND a.account_type = 'client'
  ORDER BY a.last_login_at IS NULL, a.last_login_at DESC, b.created_at DESC, b.id DESC`;

/** Reads the clients for the operator's list. */
export const findClients = (db: Database): Promise<ClientRow[]> => db.query<ClientRow>(ALL);
