import {
  type RevenueClientReply,
  type RevenueReply,
  revenueCategories,
  revenuePeriods,
} from '@skal/contracts/finance/revenue';
import type { Locale } from '@skal/contracts/site/locale';
import { textFor } from '../../language/text.ts';
import { classifyTrend, createZeroTotals } from './revenue.policy.ts';
import type { CategorySum, ClientSum, PeriodTotals } from './revenue.query.ts';

const OTHERS = /*i18n*/ 'All other clients';

const isNotZero = (totals: PeriodTotals) => revenuePeriods.some((period) => totals[period] !== 0);

/** Subtracts the listed clients from a category. */
function subtractClients(total: PeriodTotals, named: readonly PeriodTotals[]): PeriodTotals {
  const left = createZeroTotals();
  for (const period of revenuePeriods) {
    left[period] = named.reduce((sum, totals) => sum - totals[period], total[period]);
  }
  return left;
}

const presentClient = (clientId: string | null, businessName: string, totals: PeriodTotals): RevenueClientReply => {
  const { daily, weekly, monthly, yearly } = totals;
  return { clientId, businessName, amount: monthly, daily, weekly, monthly, yearly };
};

/** Presents all categories in order, each with its clients; the clients' amounts add up to the category's. */
export function presentRevenue(
  sums: readonly CategorySum[],
  clientSums: readonly ClientSum[],
  locale: Locale,
): RevenueReply[] {
  return revenueCategories.map((category) => {
    const total = sums.find((sum) => sum.category === category) ?? { ...createZeroTotals(), monthBefore: 0 };
    const { daily, weekly, monthly, yearly, monthBefore } = total;
    const named = clientSums.filter((sum) => sum.category === category);
    const others = subtractClients(total, named);
    const clients = named
      .filter(isNotZero)
      .map(({ clientId, businessName, ...totals }) => presentClient(clientId, businessName, totals));
    if (isNotZero(others)) clients.push(presentClient(null, textFor(locale, OTHERS), others));
    return { category, daily, weekly, monthly, yearly, trend: classifyTrend(monthly, monthBefore), clients };
  });
}
