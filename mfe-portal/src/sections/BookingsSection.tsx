import { formatWhole } from '../content/amounts.ts';
import { bookings, liveBookings as words } from '../content/bookings.ts';
import { longWeekdayOf } from '../content/days.ts';
import { hourName } from '../content/steps.ts';
import { useReadBookingsQuery } from '../features/bookings/bookings.api.ts';
import { TablesToday } from '../features/bookings/TablesToday.tsx';
import { UpcomingTables } from '../features/bookings/UpcomingTables.tsx';
import { WeekPanel } from '../parts/figures/WeekPanel.tsx';
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
    const weekAgo = words.weekAgo(longWeekdayOf(reply.date));
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
        <TablesToday hours={reply.today} />
        <Grid>
          <UpcomingTables bookings={reply} />
          <WeekPanel
            {...busiest}
            hint={words.busiestHint}
            head={words.heads.tables}
            hours={reply.busiest.map((hour) => ({ ...hour, value: hour.tables }))}
            summary={most ? words.busiestSummary(hourName(most.weekday, most.hour), formatWhole(most.tables)) : ''}
            days={reply.busyDays}
          />
        </Grid>
      </>
    );
  },
});
