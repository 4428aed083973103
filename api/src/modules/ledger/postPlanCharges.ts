import { setTimeout as sleep } from 'node:timers/promises';
import { planPrices, type SubscriptionPlan } from '@skal/contracts/client/client';
import type { Currency } from '@skal/contracts/fields/amount';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { toLocalDay } from '../../time/calendar.ts';
import { toOere } from './ledger.policy.ts';
import { CATEGORY, lockPlans, readCurrencies, readSubscribers, type Subscriber } from './plans.query.ts';
import { postEntries, toLedgerEntry } from './postEntries.ts';

/** Maximum number of clients per transaction, which bounds how long other writers wait. */
const BATCH = 200;
/** Pause between batches, for other writers. */
const PAUSE_MS = 25;

/** Returns a plan's monthly price in euro (R19), or in kroner at the ledger's rate. */
const getPrice = (plan: SubscriptionPlan, currency: Currency) => {
  const cents = planPrices[plan] * 100;
  return { currency, amount: currency === 'EUR' ? cents : toOere(cents) };
};

/** Posts these clients' charges if they are still active; their rows are locked. */
async function postBatch(db: Database, due: readonly Subscriber[], day: string): Promise<void> {
  await db.tx(async (manager) => {
    const ids = due.map(({ id }) => id);
    const plans = await lockPlans(manager, db.kind, ids);
    // A client who paid their plan in kroner continues in kroner; without a posted month the currency is euro (R19).
    const currencies = await readCurrencies(manager, ids);
    const entries = due.flatMap(({ id, name }) => {
      const plan = plans.get(id);
      if (!plan) return [];
      const price = { ...getPrice(plan, currencies.get(id) ?? 'EUR'), category: CATEGORY, origin: 'plan' } as const;
      const bookedMonth = day.slice(0, 7);
      return [
        toLedgerEntry({ client: { id, name }, ...price, day, note: `${plan} plan, ${bookedMonth}`, bookedMonth }),
      ];
    });
    await postEntries(manager, entries);
  });
}

/**
 * Posts the current month's charge of every active client without one. Several processes may run at once: the ledger
 * accepts one entry per client, category and month, and the second process reads again.
 */
export async function postPlanCharges(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  now: number,
): Promise<void> {
  const day = toLocalDay(now, settings.timeZone);
  let after = '';
  for (;;) {
    const found = await readSubscribers(db, { month: day.slice(0, 7), after, limit: BATCH });
    const due = found.filter(({ isBooked }) => !Number(isBooked));
    try {
      if (due.length > 0) await postBatch(db, due, day);
    } catch (error) {
      if (isDuplicate(error)) continue;
      throw error;
    }
    if (found.length < BATCH) return;
    after = found.at(-1)?.id ?? '';
    await sleep(PAUSE_MS);
  }
}
