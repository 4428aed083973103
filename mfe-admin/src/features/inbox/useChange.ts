import { useToast } from '@skal/shell-kit';
import { isApiFailure, isOfEndedSession } from '@skal/shell-kit/api';
import { inbox } from '../../content/inbox.ts';
import type { RowChange } from './useInboxList.ts';

/**
 * Makes a change, tells the list once it is through, and says when it is not; of a session that is over the shell
 * says so.
 */
export function useChange<Body extends { status?: RowChange['status']; read?: boolean }>(
  send: (body: Body) => Promise<unknown>,
  onChanged: (change: RowChange) => void,
): (body: Body) => Promise<void> {
  const toast = useToast();
  return async (body) => {
    try {
      await send(body);
      onChanged({
        ...(body.status && { status: body.status }),
        ...(body.read !== undefined && { unread: !body.read }),
      });
    } catch (cause) {
      if (isOfEndedSession(cause)) return;
      const { title, description } = inbox.changeFailed;
      const said = isApiFailure(cause) && cause.serverMessage;
      toast({ title, description: said || description, variant: 'destructive' });
    }
  };
}
