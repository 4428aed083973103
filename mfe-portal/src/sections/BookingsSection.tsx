import { formatInteger } from '../content/amounts.ts';
import { bookings, liveBookings as words } from '../content/bookings.ts';
import { formatWeekdayLong } from '../content/days.ts';
import { formatHourOfWeek } from '../content/steps.ts';
import { useReadBookingsQuery } from '../features/bookings/bookings.api.ts';
import { TodaysBookings } from '../features/bookings/TablesToday.tsx';
import { UpcomingBookings } from '../features/bookings/UpcomingTables.tsx';
import { HourOfWeekPanel } from '../parts/figures/WeekPanel.tsx';
import { Grid } from '../parts/Grid.tsx';
import { reportSection } from '../parts/reportSection.tsx';

const [tables, guests, noShows] = bookings.tiles;
const [, , busiest] = bookings.panels;

/** Reservations: the tables of today, those ahead, and who did not come (K4). */
export default reportSection({
  ...{ name: 'reservations', copy: bookings, words },
  useRead: () => useReadBookingsQuery(),
  from: (reply) => [reply.tables, reply.guests, reply.noShows],
  isReported: ({ lastReportOn, date, today }) => (lastReportOn ?? '') >= date || today.length > 0,
  tiles(reply) {
    const weekAgo = words.weekAgo(formatWeekdayLong(reply.date));
    return [
      { label: tables.label, metric: reply.tables, before: weekAgo },
      { label: guests.label, metric: reply.guests, before: weekAgo },
      { label: noShows.label, metric: reply.noShows, before: words.monthAgo },
    ];
  },
  panels(reply) {
    const [most] = reply.busiest;
    return (
      <>
        <TodaysBookings hours={reply.today} />
        <Grid>
          <UpcomingBookings bookings={reply} />
          <HourOfWeekPanel
            {...busiest}
            hint={words.busiestHint}
            head={words.heads.tables}
            hours={reply.busiest.map((hour) => ({ ...hour, value: hour.tables }))}
            summary={
              most ? words.busiestSummary(formatHourOfWeek(most.weekday, most.hour), formatInteger(most.tables)) : ''
            }
            days={reply.busyDays}
          />
        </Grid>
      </>
    );
  },
});
