import type { GuestEventReply } from '@skal/contracts/content/guestEvent';
import { useAsyncAction } from '@skal/shell-kit/api';
import { cancelGuestEvent, removeGuestEvent, soldOutGuestEvent } from '../../content/guestEvents.ts';
import { useChangeGuestEventMutation, useRemoveGuestEventMutation } from './guestEvent.api.ts';

/** Changes the status of an event or deletes it, and shows the result. */
export function useGuestEventActions(event: GuestEventReply) {
  const [change, changing] = useChangeGuestEventMutation();
  const [remove, removing] = useRemoveGuestEventMutation();
  const act = useAsyncAction();
  const failed = { title: removeGuestEvent.failed, description: removeGuestEvent.failedReason };
  const setStatus = (status: GuestEventReply['status'], done: string) => {
    const { title, text, startsAt, endsAt, price, capacity, note, version } = event;
    const body = { title, text, startsAt, endsAt, price, capacity, note, version, status };
    return act(() => change({ params: { id: event.id }, body }).unwrap(), { done: { title: done }, failed });
  };
  return {
    isChanging: changing.isLoading,
    isRemoving: removing.isLoading,
    markSoldOut: () => setStatus('soldOut', soldOutGuestEvent.done),
    cancel: () => setStatus('cancelled', cancelGuestEvent.done),
    remove: () =>
      act(() => remove({ params: { id: event.id } }).unwrap(), { done: { title: removeGuestEvent.done }, failed }),
  };
}
