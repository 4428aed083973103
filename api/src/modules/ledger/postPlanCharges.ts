import { setTimeout as sleep } from 'node:timers/promises';
import { planPrices, type SubscriptionPlan } from '@skal/contracts/client/client';
import type { Currency } from '@skal/contracts/fields/amount';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { dayOf } from '../../time/calendar.ts';
import { toOere } from './ledger.policy.ts';
import { CATEGORY, lockPlans, readCurrencies, readSubscribers, type Subscriber } from './plans.query.ts';
import { postEntries, toLedgerEntry } from './postEntries.ts';

/** So many clients at most are booked by one transaction: whoever writes meanwhile waits for no more than that. */
const BATCH = 200;
/** For so long the others have the database to themselves before the next batch. */
const PAUSE_MS = 25;

/** What a month of a plan costs: its price in euro (R19), or what that comes to in kroner by the rate of the ledger. */
const priceIn = (plan: SubscriptionPlan, currency: Currency) => {
  const cents = planPrices[plan] * 100;
  return { currency, amount: currency === 'EUR' ? cents : toOere(cents) };
};

/** Books these clients, as far as they are active still: what is read here nobody changes before it is booked. */
async function bookBatch(db: Database, due: readonly Subscriber[], day: string): Promise<void> {
  await db.tx(async (manager) => {
    const ids = due.map(({ id }) => id);
    const plans = await lockPlans(manager, db.kind, ids);
    // A client that has paid for its plan in kroner goes on in kroner; one of which no month was booked pays in euro (R19).
    const currencies = await readCurrencies(manager, ids);
    const entries = due.flatMap(({ id, name }) => {
      const plan = plans.get(id);
      if (!plan) return [];
      const price = { ...priceIn(plan, currencies.get(id) ?? 'EUR'), category: CATEGORY, origin: 'plan' } as const;
      const bookedMonth = day.slice(0, 7);
      return [
        toLedgerEntry({ client: { id, name }, ...price, day, note: `${plan} plan, ${bookedMonth}`, bookedMonth }),
      ];
    });
    await postEntries(manager, entries);
  });
}

/**
 * Books the running month's price of every active client who has not been booked for it. Several processes may do so at
 * once: the ledger takes one entry for each client, category and month, and whoever comes second looks again.
 */
export async function postPlanCharges(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  now: number,
): Promise<void> {
  const day = dayOf(now, settings.timeZone);
  let after = '';
  for (;;) {
    const found = await readSubscribers(db, { month: day.slice(0, 7), after, limit: BATCH });
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
