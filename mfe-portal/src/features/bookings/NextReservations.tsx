import type { BookingsReply } from '@skal/contracts/analytics/bookings';
import { nextReservationSteps } from '@skal/contracts/app/appAction';
import { Button, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { ActionButtons } from '../../components/actions/ActionButtons.tsx';
import { SourceNote } from '../../components/charts/MetricSource.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { LargeRows, RowDetails, RowLabel, RowValue } from '../../components/lists/LargeRows.ts';
import { liveBookings as copy } from '../../content/sections/bookings.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { useReservationAction } from './useReservationAction.ts';

/** Number of reservations shown at first: those of the next hours, on one phone screen or two. */
const SHORT = 6;

/** Single reservations, the next first, with a button for each possible answer. */
export function NextReservations({ reservations }: Pick<BookingsReply, 'reservations'>) {
  const take = useReservationAction();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? reservations : reservations.slice(0, SHORT);
  if (reservations.length === 0) return null;
  return (
    <Panel title={copy.next.title} wide>
      <Text size="meta" tone="subtle">
        {copy.next.hint}
      </Text>
      <LargeRows aria-label={copy.next.title}>
        {shown.map(({ id, order, for: at, places, item, action }) => (
          <li key={id}>
            <RowLabel>{formatDateTime(at)}</RowLabel>
            <RowValue>{places === null ? null : copy.guests(places)}</RowValue>
            <RowDetails>
              <span>{order}</span>
              {item === null ? null : <span>{item}</span>}
            </RowDetails>
            <ActionButtons
              name={order}
              state={action}
              nextSteps={nextReservationSteps}
              onTake={(step) => take(id, step, action.version)}
            />
          </li>
        ))}
      </LargeRows>
      {shown.length < reservations.length ? (
        <div>
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            {copy.next.all(reservations.length)}
          </Button>
        </div>
      ) : null}
      <SourceNote />
    </Panel>
  );
}
