import type { HeldMailReply } from '@skal/contracts/heldMail';
import { useAction } from '@skal/shell-kit/api';
import { mailToasts as words } from '../../content/mails.ts';
import { useDropHeldMailMutation, useRetryHeldMailMutation } from './heldMail.api.ts';

/** What an operator does with a held mail; each says what came of it. */
export function useHeldMailActions() {
  const [retry, { isLoading: isRetrying }] = useRetryHeldMailMutation();
  const [drop, { isLoading: isDropping }] = useDropHeldMailMutation();
  const act = useAction();
  const failed = { title: words.error, description: words.failed };
  return {
    isBusy: isRetrying || isDropping,
    retry: ({ id, recipient }: HeldMailReply) =>
      act(() => retry({ params: { id } }).unwrap(), {
        failed,
        done: { title: words.retried, description: words.to(recipient) },
      }),
    drop: ({ id, recipient }: HeldMailReply) =>
      act(() => drop({ params: { id } }).unwrap(), {
        failed,
        done: { title: words.dropped, description: words.gone(recipient) },
      }),
  };
}
