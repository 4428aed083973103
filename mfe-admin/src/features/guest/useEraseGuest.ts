import { useAsyncAction } from '@skal/shell-kit/api';
import { guestErasure as words } from '../../content/appData/appEvents.ts';
import { useEraseGuestMutation } from './guest.api.ts';

/** Erases a client's guest and shows the result; resolves with whether one was erased. */
export function useEraseGuest(clientId: string) {
  const [erase, { isLoading }] = useEraseGuestMutation();
  const act = useAsyncAction();
  return {
    isErasing: isLoading,
    erase: async (guest: string): Promise<boolean> => {
      const erased = await act(() => erase({ params: { id: clientId }, body: { guest } }).unwrap(), {
        done: (reply) => ({ title: words.done, description: words.doneWhat(reply?.events ?? 0) }),
        failed: { title: words.failed, description: words.failedReason },
      });
      return erased !== null;
    },
  };
}
