import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { commerce, type commercePeriods, liveCommerce as words } from '../../content/commerce.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { Grid, SectionBody } from '../../parts/Grid.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { Panels } from '../../parts/Panels.tsx';
import { BestSellers } from './BestSellers.tsx';
import { BusiestHours } from './BusiestHours.tsx';
import { CommerceTiles } from './CommerceTiles.tsx';
import { useReadCommerceQuery } from './commerce.api.ts';
import { RecentOrders } from './RecentOrders.tsx';
import { SalesPanel } from './SalesPanel.tsx';

/** What was sold in a period, as the app reported it; until it has reported anything, what will fill this. */
export function PeriodSales({ period: { id, before } }: { period: (typeof commercePeriods)[number] }) {
  const { data, isError, refetch } = useReadCommerceQuery({ query: { period: id } });
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  if (data.lastReportOn === null) return <Panels {...commerce} />;
  return (
    <FiguresFrom metrics={[data.orders]}>
      <SectionBody>
        <LiveNote>{commerce.source}</LiveNote>
        <CommerceTiles sales={data} before={before} />
        <SalesPanel sales={data} before={before} />
        <Grid>
          <BestSellers sales={data} />
          <RecentOrders orders={data.recent} wide={data.bestSellers.length === 0} />
        </Grid>
        <BusiestHours sales={data} before={before} />
      </SectionBody>
    </FiguresFrom>
  );
}
