import type { GuestEventReply } from '@skal/contracts/content/guestEvent';
import { Button, DescriptionList, Dialog, Text } from '@skal/shared-ui';
import { guestEventBookings as copy } from '../../content/guestEvents.ts';
import { formatInteger, formatMoneyWithCode } from '../../format/number.ts';
import { EventBookings } from './EventBookings.tsx';

interface Props {
  event: GuestEventReply;
  onClose: () => void;
}

/** The tickets of an event, as the app reported them. */
export function EventBookingsDialog({ event, onClose }: Props) {
  const { id, title, booked, capacity, attended, revenue } = event;
  const sums = revenue.map(({ currency, value }) => formatMoneyWithCode(value, currency)).join(', ');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.title(title)}
      description={copy.text}
      phone="full"
      footer={<Button onClick={onClose}>{copy.close}</Button>}
    >
      <DescriptionList
        items={[
          { term: copy.booked, description: formatInteger(booked) },
          ...(capacity === null
            ? []
            : [{ term: copy.left, description: formatInteger(Math.max(0, capacity - booked)) }]),
          { term: copy.attended, description: formatInteger(attended) },
          { term: copy.revenue, description: sums || copy.none },
        ]}
      />
      <EventBookings id={id} />
      <Text size="meta" tone="subtle">
        {copy.id}: <code>{id}</code>
      </Text>
    </Dialog>
  );
}
