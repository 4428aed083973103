import type { BookingsReply } from '@skal/contracts/bookings';
import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveNews } from '@skal/shell-kit/api';
import { formatWhole } from '../../content/amounts.ts';
import { bookings, liveBookings as words } from '../../content/bookings.ts';
import { longWeekdayOf } from '../../content/days.ts';
import { FiguresFrom } from '../../parts/figures/FiguresFrom.tsx';
import { Grid, SectionBody } from '../../parts/Grid.tsx';
import { LiveNote } from '../../parts/LiveNote.tsx';
import { MetricGrid } from '../../parts/MetricGrid.tsx';
import { Panels } from '../../parts/Panels.tsx';
import type { Report } from '../../parts/sourceNote.ts';
import { BusiestTables } from './BusiestTables.tsx';
import { useReadBookingsQuery } from './bookings.api.ts';
import { TablesToday } from './TablesToday.tsx';
import { UpcomingTables } from './UpcomingTables.tsx';

const [tables, guests, noShows] = bookings.tiles;

/** Reservations of a live app, by the day they are for; until it has reported anything, what will fill this. */
export function LiveBookings() {
  const { data, isError, refetch } = useReadBookingsQuery();
  useLiveNews('figures', refetch);
  if (!data) {
    return isError ? (
      <ErrorState {...words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={8} label={words.loading} />
    );
  }
  const { lastReportOn, date, today } = data;
  if (lastReportOn === null) return <Panels {...bookings} />;
  const report = { isReported: lastReportOn >= date || today.length > 0, lastReportOn };
  return (
    <FiguresFrom metrics={[data.tables, data.guests, data.noShows]}>
      <SectionBody>
        <LiveNote>{bookings.source}</LiveNote>
        <BookedTiles bookings={data} report={report} />
        <TablesToday hours={today} report={report} />
        <Grid>
          <UpcomingTables bookings={data} />
          <BusiestTables bookings={data} />
        </Grid>
      </SectionBody>
    </FiguresFrom>
  );
}

/** What is booked for today, and what was not shown, each beside what it was before. */
function BookedTiles({ bookings: data, report }: { bookings: BookingsReply; report: Report }) {
  const weekAgo = (figure: string) => words.weekAgo(longWeekdayOf(data.date), figure);
  return (
    <MetricGrid
      report={report}
      cells={[
        { label: tables.label, metric: data.tables, figure: formatWhole, before: weekAgo },
        { label: guests.label, metric: data.guests, figure: formatWhole, before: weekAgo },
        { label: noShows.label, metric: data.noShows, figure: formatWhole, before: words.monthAgo },
      ]}
    />
  );
}
