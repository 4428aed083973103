import type { BookingsReply } from '@skal/contracts/bookings';
import { formatInteger } from '../../content/amounts.ts';
import { bookings, liveBookings as words } from '../../content/bookings.ts';
import { formatDay, formatWeekdayLong } from '../../content/days.ts';
import { BarList } from '../../parts/CountList.tsx';
import { MetricPanel } from '../../parts/figures/FigurePanel.tsx';

const [, panel] = bookings.panels;
const { heads } = words;

const dayName = (date: string) => `${formatWeekdayLong(date)}, ${formatDay(date)}`;

/** The days ahead for which there is a table. */
export function UpcomingBookings({ bookings: { date: today, upcoming } }: { bookings: BookingsReply }) {
  return (
    <MetricPanel
      {...panel}
      hint={words.upcomingHint}
      days={{ from: upcoming[0]?.date ?? today, to: upcoming.at(-1)?.date ?? today }}
      table={{
        rows: upcoming,
        rowKey: ({ date }) => date,
        columns: [
          { header: heads.day, value: ({ date }) => date, shown: ({ date }) => dayName(date) },
          { header: heads.tables, value: ({ tables }) => tables, shown: ({ tables }) => formatInteger(tables) },
          { header: heads.guests, value: ({ guests }) => guests ?? words.unsaid },
        ],
      }}
    >
      <BarList
        label={panel.title}
        rows={upcoming.map(({ date, tables, guests }) => ({
          ...{ key: date, name: dayName(date), value: words.tables(tables) },
          detail: guests === null ? null : <span>{words.guests(guests)}</span>,
        }))}
      />
    </MetricPanel>
  );
}
