import { useAccount } from '../account/useAccount.ts';
import { lastDaysPeriods, lastDaysWords } from '../content/lastDays.ts';
import { performance } from '../content/performance.ts';
import { PeriodPerformance } from '../features/performance/PeriodPerformance.tsx';
import { Panels } from '../parts/Panels.tsx';
import { PeriodTabs } from '../parts/PeriodTabs.tsx';

/** How the app runs on the phones of guests, once it is live (K4). */
export default function PerformanceSection() {
  const { live } = useAccount();
  return live ? (
    <PeriodTabs label={lastDaysWords.label} periods={lastDaysPeriods}>
      {(period) => <PeriodPerformance period={period} />}
    </PeriodTabs>
  ) : (
    <Panels {...performance} />
  );
}
