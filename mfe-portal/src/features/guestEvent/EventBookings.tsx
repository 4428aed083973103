import { EVENT_BOOKINGS_MAX, type GuestEventBookingReply } from '@skal/contracts/content/guestEvent';
import { Badge, Table, type TableColumn } from '@skal/shared-ui';
import { EmptyMessage } from '../../components/empty/EmptyMessage.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { guestEventBookings as copy } from '../../content/guestEvents.ts';
import { formatInteger, formatMoneyWithCode } from '../../format/number.ts';
import { formatDateTime } from '../../format/relativeTime.ts';
import { useBookingsGuestEventQuery } from './guestEvent.api.ts';

const { columns: heads } = copy;

const columns: readonly TableColumn<GuestEventBookingReply>[] = [
  { id: 'at', header: heads.at, rowHeader: true, cell: ({ at }) => formatDateTime(at) },
  {
    id: 'order',
    header: heads.order,
    breakWords: true,
    cell: ({ order, kind }) => (
      <>
        {order ?? copy.noValue} {kind === 'cancelled' ? <Badge tone="attention">{copy.cancelled}</Badge> : null}
      </>
    ),
  },
  { id: 'places', header: heads.places, align: 'end', cell: ({ places }) => formatInteger(places) },
  {
    id: 'amount',
    header: heads.amount,
    align: 'end',
    cell: ({ amount, currency }) =>
      amount === null || currency === null ? copy.noValue : formatMoneyWithCode(amount, currency),
  },
];

/** The newest bookings of an event, as the app reported them. */
export function EventBookings({ id }: { id: string }) {
  return (
    <QueryBoundary query={useBookingsGuestEventQuery({ params: { id } })} copy={copy} rows={3}>
      {(bookings) =>
        bookings.length === 0 ? (
          <EmptyMessage>{copy.empty}</EmptyMessage>
        ) : (
          <Table
            caption={bookings.length < EVENT_BOOKINGS_MAX ? copy.caption : copy.newest(bookings.length)}
            dense
            columns={columns}
            rows={bookings}
            rowKey={(booking) => booking.id}
          />
        )
      }
    </QueryBoundary>
  );
}
