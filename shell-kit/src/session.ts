import { getSession, type LogoutReply, logout, type SessionReply } from '@skal/contracts';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api.ts';
import { accountChanged } from './store.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<SessionReply, void>({ query: () => ({ call: getSession }), providesTags: ['Session'] }),
    logout: build.mutation<LogoutReply, void>({ query: () => ({ call: logout }) }),
  }),
});

export const { useGetSessionQuery } = sessionApi;

/** Tabs tell each other that the account changed, so that none goes on showing the one before. */
const CHANNEL = 'skal-session';

function announce(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back when another tab signed in or out. Returns the function that ends it. */
export function onAccountChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}

/** The session of a page behind the shell's gate, which renders the page only once it is there. */
export function useSession(): SessionReply {
  const { data } = useGetSessionQuery();
  if (!data) throw new Error('useSession is for pages behind the session gate');
  return data;
}

/** Forgets everything of the account before; called right after a successful sign-in. */
export function useAccountChange(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(accountChanged());
    announce();
  }, [dispatch]);
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
