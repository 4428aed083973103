import type { AppKeyReply } from '@skal/contracts/app/appKey';
import { useAsyncAction } from '@skal/shell-kit/api';
import { revokeKey as copy } from '../../content/appData/appKeys.ts';
import { useRevokeAppKeyMutation } from './appKey.api.ts';

/** Revokes a key and shows the result. */
export function useRevokeKey() {
  const [revoke, { isLoading }] = useRevokeAppKeyMutation();
  const act = useAsyncAction();
  return {
    isRevoking: isLoading,
    revoke: ({ id, ending }: AppKeyReply) =>
      act(() => revoke({ params: { id } }).unwrap(), {
        done: { title: copy.done, description: copy.doneText(ending) },
        failed: { title: copy.failed, description: copy.failedReason },
      }),
  };
}
