import type { DeadLetterReply } from '@skal/contracts/operations/deadLetter';
import { useAsyncAction } from '@skal/shell-kit/api';
import { deadLetterToasts as copy } from '../../content/operations/deadLetters.ts';
import { useDropDeadLetterMutation, useRetryDeadLetterMutation } from './deadLetter.api.ts';

/** Retries or deletes an undelivered email, and shows the result. */
export function useDeadLetterActions() {
  const [retry, { isLoading: isRetrying }] = useRetryDeadLetterMutation();
  const [drop, { isLoading: isDropping }] = useDropDeadLetterMutation();
  const act = useAsyncAction();
  const failed = { title: copy.error, description: copy.failed };
  return {
    isBusy: isRetrying || isDropping,
    retry: ({ id, recipient }: DeadLetterReply) =>
      act(() => retry({ params: { id } }).unwrap(), {
        failed,
        done: { title: copy.retried, description: copy.to(recipient) },
      }),
    drop: ({ id, recipient }: DeadLetterReply) =>
      act(() => drop({ params: { id } }).unwrap(), {
        failed,
        done: { title: copy.dropped, description: copy.gone(recipient) },
      }),
  };
}
