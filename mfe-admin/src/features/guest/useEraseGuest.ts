import { useAsyncAction } from '@skal/shell-kit/api';
import { guestErasure as copy } from '../../content/appData/appEvents.ts';
import { useEraseGuestMutation } from './guest.api.ts';

/** Erases a client's guest and shows the result; resolves with whether one was erased. */
export function useEraseGuest(clientId: string) {
  const [erase, { isLoading }] = useEraseGuestMutation();
  const act = useAsyncAction();
  return {
    isErasing: isLoading,
    erase: async (guest: string): Promise<boolean> => {
      const erased = await act(() => erase({ params: { id: clientId }, body: { guest } }).unwrap(), {
        done: (reply) => ({ title: copy.done, description: copy.doneWhat(reply?.events ?? 0) }),
        failed: { title: copy.failed, description: copy.failedReason },
      });
      return erased !== null;
    },
  };
}
