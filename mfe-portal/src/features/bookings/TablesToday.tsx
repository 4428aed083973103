import type { BookingsReply } from '@skal/contracts/bookings';
import { Text } from '@skal/shared-ui';
import { bookings, liveBookings as words } from '../../content/bookings.ts';
import { LargeRows, RowDetails, RowLabel, RowValue } from '../../parts/BigRows.ts';
import { SourceNote } from '../../parts/figures/FiguresFrom.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Unreported } from '../../parts/Unreported.tsx';

const [panel] = bookings.panels;

/** The tables of today hour by hour: to be read from behind the bar, at arm's length. */
export const TodaysBookings = ({ hours }: { hours: BookingsReply['today'] }) => (
  <Panel title={panel.title} wide>
    {hours.length > 0 ? (
      <>
        <Text size="meta" tone="ink-3">
          {words.hint}
        </Text>
        <LargeRows aria-label={panel.title}>
          {hours.map(({ hour, tables, guests, missed }) => (
            <li key={hour}>
              <RowLabel>{words.hour(hour)}</RowLabel>
              <RowValue>{words.tables(tables)}</RowValue>
              <RowDetails>
                {guests === null || tables === 0 ? null : <span>{words.guests(guests)}</span>}
                {missed > 0 ? <span>{words.missed(missed)}</span> : null}
              </RowDetails>
            </li>
          ))}
        </LargeRows>
        <SourceNote />
      </>
    ) : (
      <Unreported {...panel} />
    )}
  </Panel>
);
