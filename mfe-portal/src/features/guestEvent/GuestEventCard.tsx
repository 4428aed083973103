import type { GuestEventReply, GuestEventStatus } from '@skal/contracts/content/guestEvent';
import { AlertDialog, Badge, type BadgeProps, Button, Text } from '@skal/shared-ui';
import { useState } from 'react';
import { Panel } from '../../components/layout/Panel.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import {
  cancelGuestEvent,
  guestEvents as copy,
  guestEventStatusLabels,
  removeGuestEvent,
} from '../../content/guestEvents.ts';
import { formatClock } from '../../format/clock.ts';
import { formatDay } from '../../format/date.ts';
import { EventBookingsDialog } from './EventBookingsDialog.tsx';
import { useGuestEventActions } from './useGuestEventActions.ts';

const tones: Readonly<Record<GuestEventStatus, BadgeProps['tone']>> = {
  draft: 'neutral',
  published: 'success',
  soldOut: 'attention',
  cancelled: 'danger',
};

/** Formats local times as '5 Dec 2026, 19:00 to 22:00', with the second day if it is another one. */
function formatSpan({ startsAt, endsAt }: GuestEventReply): string {
  const [day = '', from = ''] = startsAt.split('T');
  const [lastDay = '', to = ''] = endsAt.split('T');
  const [firstDay, opens, closes] = [formatDay(day), formatClock(from), formatClock(to)];
  return lastDay === day
    ? copy.span(firstDay, opens, closes)
    : copy.longSpan(firstDay, opens, formatDay(lastDay), closes);
}

interface Props {
  event: GuestEventReply;
  onEdit: () => void;
}

/** An event with its bookings and actions. */
export function GuestEventCard({ event, onEdit }: Props) {
  const [asking, setAsking] = useState<'bookings' | 'cancel' | 'remove' | null>(null);
  const { isChanging, isRemoving, markSoldOut, cancel, remove } = useGuestEventActions(event);
  const { title, text, status, note, full } = event;
  const confirm = async (work: () => Promise<unknown>) => {
    await work();
    setAsking(null);
  };
  const isOpen = status === 'published';
  const actions = [
    { label: copy.edit, run: onEdit },
    { label: copy.bookings, run: () => setAsking('bookings') },
    ...(isOpen && !full ? [{ label: copy.soldOut, run: () => void markSoldOut() }] : []),
    ...(isOpen || status === 'soldOut' ? [{ label: copy.cancel, run: () => setAsking('cancel') }] : []),
    { label: copy.remove, run: () => setAsking('remove') },
  ];
  return (
    <Panel
      title={title}
      aside={
        <Badge tone={full ? 'attention' : tones[status]}>{full ? copy.full : guestEventStatusLabels[status]}</Badge>
      }
    >
      {text === '' ? null : <Text tone="muted">{text}</Text>}
      <Text>{copy.summary(formatSpan(event), copy.price(event.price), copy.booked(event))}</Text>
      {note === '' ? null : <Text>{note}</Text>}
      <Toolbar>
        {actions.map(({ label, run }) => (
          <Button key={label} variant="secondary" size="sm" aria-label={copy.labelFor(label, title)} onClick={run}>
            {label}
          </Button>
        ))}
      </Toolbar>
      {asking === 'bookings' ? <EventBookingsDialog event={event} onClose={() => setAsking(null)} /> : null}
      <AlertDialog
        open={asking === 'cancel'}
        onOpenChange={(open) => open || setAsking(null)}
        title={cancelGuestEvent.title(title)}
        description={cancelGuestEvent.text}
        confirmLabel={cancelGuestEvent.confirm}
        cancelLabel={cancelGuestEvent.cancel}
        busy={isChanging}
        busyLabel={cancelGuestEvent.busy}
        danger
        onConfirm={() => void confirm(cancel)}
      />
      <AlertDialog
        open={asking === 'remove'}
        onOpenChange={(open) => open || setAsking(null)}
        title={removeGuestEvent.title(title)}
        description={removeGuestEvent.text}
        confirmLabel={removeGuestEvent.confirm}
        cancelLabel={removeGuestEvent.cancel}
        busy={isRemoving}
        busyLabel={removeGuestEvent.busy}
        danger
        onConfirm={() => void confirm(remove)}
      />
    </Panel>
  );
}
