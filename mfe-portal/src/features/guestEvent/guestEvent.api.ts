import { contentHistory, contentVersion } from '@skal/contracts/content/contentVersion';
import { guestEvent } from '@skal/contracts/content/guestEvent';
import { createHooks } from '@skal/shell-kit/api';

export const {
  useListGuestEventQuery,
  useBookingsGuestEventQuery,
  useAddGuestEventMutation,
  useChangeGuestEventMutation,
  useRemoveGuestEventMutation,
} = createHooks({ guestEvent }, { contentVersion, contentHistory });
