import type { BookingsReply } from '@skal/contracts/bookings';
import { formatWhole } from '../../content/amounts.ts';
import { bookings, liveBookings as words } from '../../content/bookings.ts';
import { formatDay, longWeekdayOf } from '../../content/days.ts';
import { CountList } from '../../parts/CountList.tsx';
import { FigurePanel } from '../../parts/figures/FigurePanel.tsx';

const [, panel] = bookings.panels;
const { heads } = words;

const dayName = (date: string) => `${longWeekdayOf(date)}, ${formatDay(date)}`;

/** The days ahead for which there is a table. */
export function UpcomingTables({ bookings: { date: today, upcoming } }: { bookings: BookingsReply }) {
  return (
    <FigurePanel
      {...panel}
      hint={words.upcomingHint}
      days={{ from: upcoming[0]?.date ?? today, to: upcoming.at(-1)?.date ?? today }}
      table={{
        rows: upcoming,
        rowKey: ({ date }) => date,
        columns: [
          { header: heads.day, value: ({ date }) => date, shown: ({ date }) => dayName(date) },
          { header: heads.tables, value: ({ tables }) => tables, shown: ({ tables }) => formatWhole(tables) },
          { header: heads.guests, value: ({ guests }) => guests ?? words.unsaid },
        ],
      }}
    >
      <CountList
        label={panel.title}
        rows={upcoming.map(({ date, tables, guests }) => ({
          ...{ key: date, name: dayName(date), value: words.tables(tables) },
          detail: guests === null ? null : <span>{words.guests(guests)}</span>,
        }))}
      />
    </FigurePanel>
  );
}
