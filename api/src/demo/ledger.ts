import { planPrices, type SubscriptionPlan } from '@skal/contracts/client/client';
import type { RevenueCategory } from '@skal/contracts/finance/revenue';
import type { LedgerEntry } from '../modules/ledger/LedgerEntry.entity.ts';
import { toOere } from '../modules/ledger/ledger.policy.ts';
import { toLedgerEntry } from '../modules/ledger/postEntries.ts';
import { addDays, toLocalDay } from '../time/calendar.ts';

interface DemoClient {
  id: string;
  name: string;
  plan: SubscriptionPlan;
  isLive: boolean;
}

const IS_DEMO = /*i18n*/ 'Demo data: made up for the demo account';
const MONTHS = 12;
const WEEKS = 52;

/** Returns the first days of the last twelve months, the current one last. */
function firstDays(today: string): string[] {
  const days: string[] = [];
  for (let day = `${today.slice(0, 7)}-01`; days.length < MONTHS; day = `${addDays(day, -1).slice(0, 7)}-01`) {
    days.unshift(day);
  }
  return days;
}

/** Returns the first day of a year of payments, when the demo clients' plans started. */
export const getFirstPaidDay = (today: string): string => firstDays(today)[0] ?? today;

/**
 * Creates a year of payments for a demo account, labelled as demo data. The plan's price is real, the rest invented. The
 * account with the live app pays in DKK like its guests: break-even compares amounts of one currency only (ADR-0031).
 */
export function buildDemoLedger({ id, name, plan, isLive }: DemoClient, now: number, timeZone: string): LedgerEntry[] {
  const today = toLocalDay(now, timeZone);
  const buildEntry = (category: RevenueCategory, cents: number, day: string, bookedMonth: string | null = null) =>
    toLedgerEntry({
      ...{ client: { id, name }, category },
      ...(isLive ? { amount: toOere(cents), currency: 'DKK' } : { amount: cents, currency: 'EUR' }),
      ...{ day, note: IS_DEMO, origin: 'demo', bookedMonth },
    });
  const months = firstDays(today);
  const first = getFirstPaidDay(today);
  const entries = [
    buildEntry('Setup Fees', isLive ? 480_000 : 240_000, first),
    ...months.map((day) => buildEntry('Monthly Subscriptions', planPrices[plan] * 100, day, day.slice(0, 7))),
  ];
  if (!isLive) return entries;
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(today, -7 * week));
  return [
    ...entries,
    // Varies over the weeks, the same at every start.
    ...weeks.map((day, week) => buildEntry('Transaction Fees', 4_200 + ((week * 1_370) % 3_100), day)),
    ...months.map((day) => buildEntry('Add-ons', 2_900, day)),
    ...months.filter((_, at) => at % 3 === 2).map((day) => buildEntry('Custom Development', 125_000, day)),
  ];
}
