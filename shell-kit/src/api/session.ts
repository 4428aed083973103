import { type SessionReply, session } from '@skal/contracts/session';
import { useCallback } from 'react';
import { useAccountChange } from '../account.ts';
import { hooksOf } from './hooks.ts';

const { useReadSessionQuery, useEndSessionMutation } = hooksOf({ session });

export { useReadSessionQuery };

/** The session of a page behind the shell's gate, which renders the page only once it is there. */
export function useSession(): SessionReply {
  const { data } = useReadSessionQuery();
  if (!data) throw new Error('useSession is for pages behind the session gate');
  return data;
}

/**
 * Signs out. Resolves also when the call fails (I9): the caller leaves the page either way, and nothing of
 * the account stays in this tab or another.
 */
export function useLogout(): () => Promise<void> {
  const [send] = useEndSessionMutation();
  const changed = useAccountChange();
  return useCallback(async () => {
    await send();
    changed();
  }, [send, changed]);
}
