import type { GuestEventReply } from '@skal/contracts/content/guestEvent';
import { LazyDialog, type LazyDialogState, useLazyDialog } from '@skal/forms/LazyDialog.tsx';
import { createLazyResource } from '@skal/shell-kit';
import { guestEventForm } from '../../content/guestEvents.ts';

const dialogResource = createLazyResource(
  () => import(/* webpackChunkName: "GuestEventDialog" */ './GuestEventDialog.tsx'),
);

/** Open state of the form of an event. */
export const useGuestEventDialog = (): LazyDialogState => useLazyDialog(dialogResource);

interface Props extends Pick<LazyDialogState, 'open' | 'setOpen'> {
  event?: GuestEventReply | null;
}

/** The form of an event. It is a separate chunk, prefetched on hover and focus. */
export const LazyGuestEventDialog = ({ event = null, ...dialog }: Props) => (
  <LazyDialog {...dialog} resource={dialogResource} loadError={guestEventForm.notLoaded}>
    {({ default: GuestEventDialog }, open) => (
      // Another event, or another version of it, is another form.
      <GuestEventDialog
        key={event ? `${event.id} ${event.version}` : ''}
        {...{ open, event }}
        onClose={() => dialog.setOpen(false)}
      />
    )}
  </LazyDialog>
);
