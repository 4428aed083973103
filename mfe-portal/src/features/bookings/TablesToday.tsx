import type { BookingsReply } from '@skal/contracts/bookings';
import { Text } from '@skal/shared-ui';
import { bookings, liveBookings as words } from '../../content/bookings.ts';
import { BigRows, RowDetails, RowFigure, RowName } from '../../parts/BigRows.ts';
import { ReadNote } from '../../parts/figures/FiguresFrom.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Unreported } from '../../parts/Unreported.tsx';

const [panel] = bookings.panels;

/** The tables of today hour by hour: to be read from behind the bar, at arm's length. */
export const TablesToday = ({ hours }: { hours: BookingsReply['today'] }) => (
  <Panel title={panel.title} wide>
    {hours.length > 0 ? (
      <>
        <Text size="meta" tone="ink-3">
          {words.hint}
        </Text>
        <BigRows aria-label={panel.title}>
          {hours.map(({ hour, tables, guests, missed }) => (
            <li key={hour}>
              <RowName>{words.hour(hour)}</RowName>
              <RowFigure>{words.tables(tables)}</RowFigure>
              <RowDetails>
                {guests === null || tables === 0 ? null : <span>{words.guests(guests)}</span>}
                {missed > 0 ? <span>{words.missed(missed)}</span> : null}
              </RowDetails>
            </li>
          ))}
        </BigRows>
        <ReadNote />
      </>
    ) : (
      <Unreported {...panel} />
    )}
  </Panel>
);
