import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { takeaway, takeawayToday, liveTakeaway as words } from '../../content/takeaway.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { SectionBody } from '../../parts/Grid.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { ActiveOrders } from './ActiveOrders.tsx';
import { EmptyTakeaway } from './EmptyTakeaway.tsx';
import { TodaysStats } from './TodaysStats.tsx';
import { useReadTakeawayQuery } from './takeaway.api.ts';

/** Takeaway of a live app: who waits, and the day so far; until it has reported anything, what will fill this. */
export function LiveTakeaway() {
  const { data, isError, refetch } = useReadTakeawayQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  const { lastReportOn, date } = data;
  if (lastReportOn === null) return <EmptyTakeaway />;
  const report = { isReported: lastReportOn >= date, lastReportOn };
  return (
    <FiguresFrom
      metrics={[data.completed, data.revenue, data.preparation]}
      silentSince={report.isReported ? null : lastReportOn}
    >
      <SectionBody>
        <LiveNote>{takeaway.source}</LiveNote>
        <ActiveOrders takeaway={data} report={report} />
        <TodaysStats title={takeawayToday.title} takeaway={data} report={report} />
      </SectionBody>
    </FiguresFrom>
  );
}
