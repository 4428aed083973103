import { commercePeriods, periodLabel } from '../../content/commerce.ts';
import { PeriodTabs } from '../../parts/PeriodTabs.tsx';
import { PeriodSales } from './PeriodSales.tsx';

/** Commerce of a live app: one period at a time (K5). */
export const LiveCommerce = () => (
  <PeriodTabs label={periodLabel} periods={commercePeriods}>
    {(period) => <PeriodSales period={period} />}
  </PeriodTabs>
);
