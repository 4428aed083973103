import { setTimeout as sleep } from 'node:timers/promises';
import type { Currency } from '@skal/contracts/amount';
import { planPrices, type SubscriptionPlan } from '@skal/contracts/client';
import type { RevenueCategory } from '@skal/contracts/revenue';
import type { EntityManager } from 'typeorm';
import { dayOf } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/faults.ts';
import type { Parts } from '../../parts.ts';
import { bookEntries, entryOf } from './bookEntries.ts';
import { oereOf } from './ledger.policy.ts';

const CATEGORY: RevenueCategory = 'Monthly Subscriptions';
/** So many clients at most are booked by one transaction: whoever writes meanwhile waits for no more than that. */
const BATCH = 200;
/** For so long the others have the database to themselves before the next batch. */
const PAUSE_MS = 25;

interface Subscriber {
  id: string;
  name: string;
  plan: SubscriptionPlan;
  isBooked: number;
}

const AFTER = `
  SELECT u.business_id AS id, b.name AS name, u.plan AS plan, EXISTS (
    SELECT 1 FROM ledger l WHERE l.client_id = u.business_id AND l.booked_month = ? AND l.category = ?
  ) AS isBooked
  FROM subscriptions u
  JOIN businesses b ON b.id = u.business_id
  WHERE u.status = 'active' AND u.business_id > ?
  ORDER BY u.business_id
  LIMIT ${BATCH}`;

/**
 * In which currency clients paid for the last month that was booked. A client that has paid for its plan in kroner goes on in
 * kroner; one of which no month was booked pays in euro, in which the prices are (R19).
 */
async function readCurrencies(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Currency>> {
  const rows: { id: string; currency: Currency }[] = await manager.query(
    `SELECT l.client_id AS id, l.currency AS currency FROM ledger l
     JOIN (
       SELECT client_id, MAX(booked_month) AS month FROM ledger
       WHERE client_id IN (${ids.map(() => '?').join(', ')}) AND category = ? GROUP BY client_id
     ) newest ON newest.client_id = l.client_id AND newest.month = l.booked_month
     WHERE l.category = ?`,
    [...ids, CATEGORY, CATEGORY],
  );
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}

/** What a month of a plan costs: its price in euro (R19), or what that comes to in kroner by the rate of the ledger. */
const priceIn = (plan: SubscriptionPlan, currency: Currency) => {
  const cents = planPrices[plan] * 100;
  return { currency, amount: currency === 'EUR' ? cents : oereOf(cents) };
};

/** Books these clients, as far as they are active still: what is read here nobody changes before it is booked. */
async function bookBatch(db: Database, due: readonly Subscriber[], day: string): Promise<void> {
  const lock = db.kind === 'mysql' ? 'LOCK IN SHARE MODE' : '';
  const places = due.map(() => '?').join(', ');
  await db.tx(async (manager) => {
    const active: { id: string; plan: SubscriptionPlan }[] = await manager.query(
      `SELECT business_id AS id, plan FROM subscriptions WHERE business_id IN (${places}) AND status = 'active' ${lock}`,
      due.map(({ id }) => id),
    );
    const plans = new Map(active.map(({ id, plan }) => [id, plan]));
    const currencies = await readCurrencies(
      manager,
      due.map(({ id }) => id),
    );
    const entries = due.flatMap(({ id, name }) => {
      const plan = plans.get(id);
      if (!plan) return [];
      const price = { ...priceIn(plan, currencies.get(id) ?? 'EUR'), category: CATEGORY, origin: 'plan' } as const;
      const bookedMonth = day.slice(0, 7);
      return [entryOf({ client: { id, name }, ...price, day, note: `${plan} plan, ${bookedMonth}`, bookedMonth })];
    });
    await bookEntries(manager, entries);
  });
}

/**
 * Books the running month's price of every active client who has not been booked for it. Several processes may do so at
 * once: the ledger takes one entry for each client, category and month, and whoever comes second looks again.
 */
export async function bookPlans({ db, settings }: Pick<Parts, 'db' | 'settings'>, now: number): Promise<void> {
  const day = dayOf(now, settings.timeZone);
  let after = '';
  for (;;) {
    const found = await db.query<Subscriber>(AFTER, [day.slice(0, 7), CATEGORY, after]);
    const due = found.filter(({ isBooked }) => !Number(isBooked));
    try {
      if (due.length > 0) await bookBatch(db, due, day);
    } catch (error) {
      if (isDuplicate(error)) continue;
      throw error;
    }
    if (found.length < BATCH) return;
    after = found.at(-1)?.id ?? '';
    await sleep(PAUSE_MS);
  }
}
