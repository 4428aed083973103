import { useAsyncAction } from '@skal/shell-kit/api';
import { inbox } from '../../content/operations/inbox.ts';
import type { InboxRowPatch } from './list/useInboxList.ts';

/** Saves a change, updates the list on success, and shows an error otherwise. */
export function useUpdateItem<Body extends { status?: InboxRowPatch['status']; read?: boolean }>(
  save: (body: Body) => Promise<unknown>,
  onChanged: (change: InboxRowPatch) => void,
): (body: Body) => Promise<void> {
  const act = useAsyncAction();
  return async (body) => {
    const change = async () => {
      await save(body);
      onChanged({
        ...(body.status && { status: body.status }),
        ...(body.read !== undefined && { unread: !body.read }),
      });
    };
    await act(change, { failed: inbox.changeFailed });
  };
}
