import type { SubscriptionPlan } from '@skal/contracts/client/client';
import type { Currency } from '@skal/contracts/fields/amount';
import type { RevenueCategory } from '@skal/contracts/finance/revenue';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';

// Raw SQL: joins tables of other modules, reads the newest row of each group, and locks rows, which SQLite has no
// statement for.

/** Category of plan charges. */
export const CATEGORY: RevenueCategory = 'Monthly Subscriptions';

/** A client with an active subscription. */
export interface Subscriber {
  id: string;
  name: string;
  plan: SubscriptionPlan;
  /** Whether the month is posted; a database boolean. */
  isBooked: number;
}

const buildPlaceholders = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** Reads the next clients with an active subscription, by id, and whether a month is posted for each. */
export const readSubscribers = (
  db: Database,
  { month, after, limit }: { month: string; after: string; limit: number },
): Promise<Subscriber[]> =>
  db.query(
    `SELECT u.business_id AS id, b.name AS name, u.plan AS plan, EXISTS (
       SELECT 1 FROM ledger l WHERE l.client_id = u.business_id AND l.booked_month = ? AND l.category = ?
     ) AS isBooked
     FROM subscriptions u
     JOIN businesses b ON b.id = u.business_id
     WHERE u.status = 'active' AND u.business_id > ?
     ORDER BY u.business_id
     LIMIT ?`,
    [month, CATEGORY, after, limit],
  );

/** Locks the subscriptions of these clients until the transaction ends, and reads the plans of the active ones. */
export async function lockPlans(
  manager: EntityManager,
  kind: Database['kind'],
  ids: readonly string[],
): Promise<Map<string, SubscriptionPlan>> {
  const lock = kind === 'mysql' ? 'LOCK IN SHARE MODE' : '';
  const rows = await manager.query<{ id: string; plan: SubscriptionPlan }[]>(
    `SELECT business_id AS id, plan FROM subscriptions
     WHERE business_id IN (${buildPlaceholders(ids)}) AND status = 'active' ${lock}`,
    [...ids],
  );
  return new Map(rows.map(({ id, plan }) => [id, plan]));
}

/** Reads the currency of each client's last posted month; clients without one are missing. */
export async function readCurrencies(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Currency>> {
  const rows = await manager.query<{ id: string; currency: Currency }[]>(
    `SELECT l.client_id AS id, l.currency AS currency FROM ledger l
     JOIN (
       SELECT client_id, MAX(booked_month) AS month FROM ledger
       WHERE client_id IN (${buildPlaceholders(ids)}) AND category = ? GROUP BY client_id
     ) newest ON newest.client_id = l.client_id AND newest.month = l.booked_month
     WHERE l.category = ?`,
    [...ids, CATEGORY, CATEGORY],
  );
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}
