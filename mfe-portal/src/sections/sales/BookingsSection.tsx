import { t } from '@lingui/core/macro';
import { HourOfWeekPanel } from '../../components/charts/HourOfWeekPanel.tsx';
import { Grid } from '../../components/layout/Grid.tsx';
import { reportSection } from '../../components/reportSection.tsx';
import { bookings, liveBookings as copy } from '../../content/sections/bookings.ts';
import { useReadBookingsQuery } from '../../features/bookings/bookings.api.ts';
import { NextReservations } from '../../features/bookings/NextReservations.tsx';
import { TodaysBookings } from '../../features/bookings/TodaysBookings.tsx';
import { UpcomingBookings } from '../../features/bookings/UpcomingBookings.tsx';
import { formatWeekdayLong } from '../../format/date.ts';
import { formatInteger } from '../../format/number.ts';
import { formatHourOfWeek } from '../../format/timeBucket.ts';

const { reservations, guests, noShows } = bookings.tiles;

/** Reservations: today's, upcoming ones, and no-shows (K4). */
export default reportSection({
  ...{ name: t`reservations`, copy: bookings, stateCopy: copy },
  useQuery: () => useReadBookingsQuery(),
  sourceMetrics: (reply) => [reply.tables, reply.guests, reply.noShows],
  isReported: ({ lastReportOn, date, today }) => (lastReportOn ?? '') >= date || today.length > 0,
  tiles(reply) {
    const weekAgo = copy.weekAgo(formatWeekdayLong(reply.date));
    return [
      { label: reservations.label, metric: reply.tables, previousLabel: weekAgo },
      { label: guests.label, metric: reply.guests, previousLabel: weekAgo },
      { label: noShows.label, metric: reply.noShows, previousLabel: copy.monthAgo },
    ];
  },
  panels(reply) {
    const [most] = reply.busiest;
    return (
      <>
        <TodaysBookings hours={reply.today} />
        <NextReservations reservations={reply.reservations} />
        <Grid>
          <UpcomingBookings bookings={reply} />
          <HourOfWeekPanel
            {...bookings.panels.busiest}
            hint={copy.busiestHint}
            head={copy.heads.tables}
            hours={reply.busiest.map((hour) => ({ ...hour, value: hour.tables }))}
            summary={
              most ? copy.busiestSummary(formatHourOfWeek(most.weekday, most.hour), formatInteger(most.tables)) : ''
            }
            days={reply.busyDays}
          />
        </Grid>
      </>
    );
  },
});
