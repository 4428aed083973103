import {
  REVENUE_CLIENTS_MAX,
  type RevenueCategory,
  type RevenuePeriod,
  revenueCategories,
} from '@skal/contracts/finance/revenue';
import type { Database } from '../../db/database.ts';
import { getMonthBefore, listLastMonths, type PeriodStarts } from './revenue.policy.ts';

// Raw SQL: grouped sums, each with a condition of its own.

export type PeriodTotals = Record<RevenuePeriod, number>;

export interface CategorySum extends PeriodTotals {
  category: RevenueCategory;
  /** Up to the same day of that month. */
  monthBefore: number;
}

export interface ClientSum extends PeriodTotals {
  category: RevenueCategory;
  clientId: string;
  businessName: string;
}

/** Sums amounts from a day on. */
const since = (name: string) => `SUM(CASE WHEN day >= ? THEN euro_cents ELSE 0 END) AS ${name}`;

const earliest = (...days: readonly string[]) => days.toSorted()[0] ?? '';

/** Finds whether the ledger is empty, and whether it contains demo data. */
export async function findLedgerState(db: Database): Promise<{ isEmpty: boolean; isDemo: boolean }> {
  const any = await db.query('SELECT id FROM ledger LIMIT 1');
  const demo = await db.query("SELECT id FROM ledger WHERE origin = 'demo' LIMIT 1");
  return { isEmpty: any.length === 0, isDemo: demo.length > 0 };
}

/** Sums each category by current period, from the daily sums: a few hundred rows. */
export async function findCategorySums(db: Database, periods: PeriodStarts, today: string): Promise<CategorySum[]> {
  const { daily, weekly, monthly, yearly } = periods;
  const before = getMonthBefore(today);
  const found = await db.query<CategorySum>(
    `SELECT category, ${since('daily')}, ${since('weekly')}, ${since('monthly')}, ${since('yearly')},
       SUM(CASE WHEN day >= ? AND day <= ? THEN euro_cents ELSE 0 END) AS monthBefore
     FROM ledger_days WHERE day >= ? AND day <= ? GROUP BY category`,
    [...[daily, weekly, monthly, yearly, before.from, before.to], earliest(weekly, yearly, before.from), today],
  );
  return found.map((row) => ({
    category: row.category,
    ...toTotals(row),
    monthBefore: Number(row.monthBefore),
  }));
}

const toTotals = ({ daily, weekly, monthly, yearly }: PeriodTotals): PeriodTotals => ({
  daily: Number(daily),
  weekly: Number(weekly),
  monthly: Number(monthly),
  yearly: Number(yearly),
});

interface Leader {
  category: RevenueCategory;
  clientId: string;
  businessName: string;
}

const LEADERS = `
  SELECT y.client_id AS clientId, COALESCE(b.name, y.client_name) AS businessName
  FROM (
    SELECT client_id, client_name, euro_cents FROM ledger_years
    WHERE year = ? AND category = ? ORDER BY euro_cents DESC LIMIT ${REVENUE_CLIENTS_MAX}
  ) y
  LEFT JOIN businesses b ON b.id = y.client_id`;

/** Finds the top clients of each category this year, and in the year in which the current week began. */
async function findLeaders(db: Database, { weekly, yearly }: PeriodStarts): Promise<Leader[]> {
  const years = [...new Set([yearly, weekly].map((day) => day.slice(0, 4)))];
  const pairs = revenueCategories.flatMap((category) => years.map((year) => [year, category] as const));
  const leaders = new Map<string, Leader>();
  for (const [year, category] of pairs) {
    const rows = await db.query<Omit<Leader, 'category'>>(LEADERS, [year, category]);
    for (const row of rows) leaders.set(`${category}/${row.clientId}`, { ...row, category });
  }
  return [...leaders.values()];
}

/** Sums these clients by current period: years from the yearly sums, the rest from entries. */
export async function findClientSums(db: Database, periods: PeriodStarts, today: string): Promise<ClientSum[]> {
  const leaders = await findLeaders(db, periods);
  const ids = [...new Set(leaders.map(({ clientId }) => clientId))];
  if (ids.length === 0) return [];
  const placeholders = ids.map(() => '?').join(', ');
  const { daily, weekly, monthly, yearly } = periods;
  const recent = await db.query<ClientSum>(
    `SELECT client_id AS clientId, category, ${since('daily')}, ${since('weekly')}, ${since('monthly')}
     FROM ledger WHERE client_id IN (${placeholders}) AND day >= ? AND day <= ? GROUP BY client_id, category`,
    [...[daily, weekly, monthly], ...ids, earliest(weekly, monthly), today],
  );
  const years = await db.query<{ id: string; yearly: number }>(
    `SELECT id, euro_cents AS yearly FROM ledger_years WHERE id IN (${leaders.map(() => '?').join(', ')})`,
    leaders.map(({ category, clientId }) => `${yearly.slice(0, 4)}/${category}/${clientId}`),
  );
  const recentOf = new Map(recent.map((row) => [`${row.category}/${row.clientId}`, row]));
  const yearOf = new Map(years.map((row) => [row.id.slice(5), row.yearly]));
  return leaders.map((leader) => {
    const key = `${leader.category}/${leader.clientId}`;
    const none = { daily: 0, weekly: 0, monthly: 0 };
    return { ...leader, ...toTotals({ ...none, ...recentOf.get(key), yearly: yearOf.get(key) ?? 0 }) };
  });
}

/** Sums each of the last months; months without entries are missing. */
export async function findMonthlyRevenue(
  db: Database,
  today: string,
  count: number,
): Promise<{ month: string; amount: number }[]> {
  const months = listLastMonths(today, count);
  const found = await db.query<{ month: string; amount: number }>(
    `SELECT SUBSTR(day, 1, 7) AS month, SUM(euro_cents) AS amount FROM ledger_days
     WHERE day >= ? AND day <= ? GROUP BY SUBSTR(day, 1, 7)`,
    [`${months[0]}-01`, today],
  );
  const amounts = new Map(found.map(({ month, amount }) => [month, Number(amount)]));
  return months.map((month) => ({ month, amount: amounts.get(month) ?? 0 }));
}
