import type { BookingsReply } from '@skal/contracts/bookings';
import { formatWhole } from '../../content/amounts.ts';
import { bookings, liveBookings as words } from '../../content/bookings.ts';
import { hourName } from '../../content/steps.ts';
import { WeekPanel } from '../../parts/figures/WeekPanel.tsx';
import { Nothing } from '../../parts/Nothing.tsx';
import { Panel } from '../../parts/Panel.tsx';

const [, , panel] = bookings.panels;

/** The hours of the week for which tables are booked, and how many. */
export function BusiestTables({ bookings: { busiest, busyDays } }: { bookings: BookingsReply }) {
  const [most] = busiest;
  if (!most) {
    return (
      <Panel title={panel.title}>
        <Nothing empty={panel.empty} fills={panel.fills} />
      </Panel>
    );
  }
  return (
    <WeekPanel
      title={panel.title}
      hint={words.busiestHint}
      head={words.heads.tables}
      hours={busiest.map(({ tables, ...hour }) => ({ ...hour, value: tables }))}
      summary={words.busiestSummary(hourName(most.weekday, most.hour), formatWhole(most.tables))}
      file={{ section: 'reservations', days: busyDays }}
    />
  );
}
