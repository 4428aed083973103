import { getSession, type LogoutReply, logout, type SessionReply } from '@skal/contracts/session';
import { useCallback } from 'react';
import { useAccountChange } from '../account.ts';
import { api } from './client.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<SessionReply, void>({ query: () => ({ call: getSession }), providesTags: ['Session'] }),
    logout: build.mutation<LogoutReply, void>({ query: () => ({ call: logout }) }),
  }),
});

export const { useGetSessionQuery } = sessionApi;

/** The session of a page behind the shell's gate, which renders the page only once it is there. */
export function useSession(): SessionReply {
  const { data } = useGetSessionQuery();
  if (!data) throw new Error('useSession is for pages behind the session gate');
  return data;
}

/**
 * Signs out. Resolves also when the call fails (I9): the caller leaves the page either way, and nothing of
 * the account stays in this tab or another.
 */
export function useLogout(): () => Promise<void> {
  const [send] = sessionApi.useLogoutMutation();
  const changed = useAccountChange();
  return useCallback(async () => {
    await send();
    changed();
  }, [send, changed]);
}
