import type { BookingsReply } from '@skal/contracts/analytics/bookings';
import { MetricPanel } from '../../components/charts/MetricPanel.tsx';
import { BarList } from '../../components/lists/BarList.tsx';
import { bookings, liveBookings as copy } from '../../content/sections/bookings.ts';
import { formatWeekdayAndDay } from '../../format/date.ts';
import { formatInteger } from '../../format/number.ts';

const panel = bookings.panels.upcoming;
const { heads } = copy;

/** Upcoming days with bookings. */
export function UpcomingBookings({ bookings: { date: today, upcoming } }: { bookings: BookingsReply }) {
  return (
    <MetricPanel
      {...panel}
      hint={copy.upcomingHint}
      days={{ from: upcoming[0]?.date ?? today, to: upcoming.at(-1)?.date ?? today }}
      table={{
        rows: upcoming,
        rowKey: ({ date }) => date,
        columns: [
          { header: heads.day, value: ({ date }) => date, format: ({ date }) => formatWeekdayAndDay(date) },
          { header: heads.tables, value: ({ tables }) => tables, format: ({ tables }) => formatInteger(tables) },
          { header: heads.guests, value: ({ guests }) => guests ?? copy.unsaid },
        ],
      }}
    >
      <BarList
        label={panel.title}
        rows={upcoming.map(({ date, tables, guests }) => ({
          ...{ key: date, name: formatWeekdayAndDay(date), value: copy.tables(tables) },
          detail: guests === null ? null : <span>{copy.guests(guests)}</span>,
        }))}
      />
    </MetricPanel>
  );
}
