import type { BookingsReply } from '@skal/contracts/analytics/bookings';
import { Text } from '@skal/shared-ui';
import { SourceNote } from '../../components/charts/MetricSource.tsx';
import { UnreportedEmptyState } from '../../components/empty/UnreportedEmptyState.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { LargeRows, RowDetails, RowLabel, RowValue } from '../../components/lists/LargeRows.ts';
import { bookings, liveBookings as copy } from '../../content/sections/bookings.ts';

const panel = bookings.panels.today;

/** Today's bookings by hour, legible from a distance. */
export const TodaysBookings = ({ hours }: { hours: BookingsReply['today'] }) => (
  <Panel title={panel.title} wide>
    {hours.length > 0 ? (
      <>
        <Text size="meta" tone="subtle">
          {copy.hint}
        </Text>
        <LargeRows aria-label={panel.title}>
          {hours.map(({ hour, tables, guests, missed }) => (
            <li key={hour}>
              <RowLabel>{copy.hour(hour)}</RowLabel>
              <RowValue>{copy.tables(tables)}</RowValue>
              <RowDetails>
                {guests === null || tables === 0 ? null : <span>{copy.guests(guests)}</span>}
                {missed > 0 ? <span>{copy.missed(missed)}</span> : null}
              </RowDetails>
            </li>
          ))}
        </LargeRows>
        <SourceNote />
      </>
    ) : (
      <UnreportedEmptyState {...panel} />
    )}
  </Panel>
);
