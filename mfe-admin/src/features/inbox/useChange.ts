import { useAction } from '@skal/shell-kit/api';
import { inbox } from '../../content/inbox.ts';
import type { RowChange } from './useInboxList.ts';

/**
 * Makes a change, tells the list once it is through, and says when it is not.
 */
export function useChange<Body extends { status?: RowChange['status']; read?: boolean }>(
  send: (body: Body) => Promise<unknown>,
  onChanged: (change: RowChange) => void,
): (body: Body) => Promise<void> {
  const act = useAction();
  return async (body) => {
    const change = async () => {
      await send(body);
      onChanged({
        ...(body.status && { status: body.status }),
        ...(body.read !== undefined && { unread: !body.read }),
      });
    };
    await act(change, { failed: inbox.changeFailed });
  };
}
