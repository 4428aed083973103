import type { GuestEventReply } from '@skal/contracts/content/guestEvent';
import { Button, EmptyState, PlusIcon } from '@skal/shared-ui';
import { useState } from 'react';
import { LiveHint } from '../../components/empty/LiveHint.tsx';
import { SectionBody } from '../../components/layout/Grid.tsx';
import { CardList } from '../../components/lists/CardList.tsx';
import { useOpenedProposal } from '../../components/proposal/useProposal.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { guestEvents as copy } from '../../content/guestEvents.ts';
import { GuestEventCard } from './GuestEventCard.tsx';
import { useListGuestEventQuery } from './guestEvent.api.ts';
import { LazyGuestEventDialog, useGuestEventDialog } from './LazyGuestEventDialog.tsx';

/** Events and promotions of a live app: creates, edits, cancels and deletes them, and shows their bookings. */
export default function GuestEvents() {
  const query = useListGuestEventQuery();
  const { open, setOpen, triggerProps } = useGuestEventDialog();
  const [edited, setEdited] = useState<GuestEventReply | null>(null);
  const edit = (event: GuestEventReply | null) => {
    setEdited(event);
    triggerProps.onClick();
  };
  useOpenedProposal(['event'], () => edit(null));
  return (
    <SectionBody>
      <LiveHint>{copy.note}</LiveHint>
      <div>
        <Button {...triggerProps} onClick={() => edit(null)}>
          <PlusIcon aria-hidden />
          {copy.create}
        </Button>
      </div>
      <QueryBoundary query={query} copy={copy}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState {...copy.empty} />
          ) : (
            <CardList aria-label={copy.list} $min={320}>
              {events.map((event) => (
                <li key={event.id}>
                  <GuestEventCard event={event} onEdit={() => edit(event)} />
                </li>
              ))}
            </CardList>
          )
        }
      </QueryBoundary>
      <LazyGuestEventDialog {...{ open, setOpen }} event={edited} />
    </SectionBody>
  );
}
