import type { DeadLetterReply } from '@skal/contracts/operations/deadLetter';
import { useAsyncAction } from '@skal/shell-kit/api';
import { deadLetterToasts as words } from '../../content/operations/deadLetters.ts';
import { useDropDeadLetterMutation, useRetryDeadLetterMutation } from './deadLetter.api.ts';

/** Retries or deletes an undelivered email, and shows the result. */
export function useDeadLetterActions() {
  const [retry, { isLoading: isRetrying }] = useRetryDeadLetterMutation();
  const [drop, { isLoading: isDropping }] = useDropDeadLetterMutation();
  const act = useAsyncAction();
  const failed = { title: words.error, description: words.failed };
  return {
    isBusy: isRetrying || isDropping,
    retry: ({ id, recipient }: DeadLetterReply) =>
      act(() => retry({ params: { id } }).unwrap(), {
        failed,
        done: { title: words.retried, description: words.to(recipient) },
      }),
    drop: ({ id, recipient }: DeadLetterReply) =>
      act(() => drop({ params: { id } }).unwrap(), {
        failed,
        done: { title: words.dropped, description: words.gone(recipient) },
      }),
  };
}
