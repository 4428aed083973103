import type { ApiEndpointQuery, QueryDefinition } from '@reduxjs/toolkit/query/react';
import { type SessionReply, session } from '@skal/contracts/session';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAccountChange } from '../account.ts';
import { api, type BaseQuery, type FindEnd, knowEndBy } from './client.ts';
import { hooksOf } from './hooks.ts';
import { isApiFailure, send } from './request.ts';

export const { useReadSessionQuery } = hooksOf({ session });

type ReadSession = QueryDefinition<void, BaseQuery, string, SessionReply>;

// The client has it under this name since the line above; `hooksOf` types hooks only.
const { readSession } = api.endpoints as unknown as {
  readSession: ApiEndpointQuery<ReadSession, { readSession: ReadSession }>;
};
const selectSession = readSession.select();
const readAnew = () => readSession.initiate(undefined, { forceRefetch: true, subscribe: false });

const isRefusal = (error: unknown): boolean => isApiFailure(error) && error.status === 401;

/** The question whether the session is over: calls that are refused at the same moment ask it once. */
let asked: Promise<boolean> | null = null;

// Of a session that was there, the first call that is refused (401) asks anew. The gate goes by the answer, so that the
// end of a session is one moment, not one for every call.
const findEnd: FindEnd = async ({ dispatch, getState }, refused) => {
  const { data, error } = selectSession(getState() as Parameters<typeof selectSession>[0]);
  if (!data || refused === session.read) return false;
  if (isRefusal(error)) return true;
  asked ??= dispatch(readAnew())
    .then((answer) => isRefusal(answer.error))
    .finally(() => {
      asked = null;
    });
  return asked;
};

knowEndBy(findEnd);

/** Finds out whether the session is over, for a call that the client does not make and that was refused (401). */
export function useSessionCheck(): () => Promise<boolean> {
  const { dispatch, getState } = useStore();
  return useCallback(() => findEnd({ dispatch, getState }), [dispatch, getState]);
}

/** The session of a page behind the shell's gate, which renders the page only once it is there. */
export function useSession(): SessionReply {
  const { data } = useReadSessionQuery();
  if (!data) throw new Error('useSession is for pages behind the session gate');
  return data;
}

/** Empties what pages keep in this browser, as Clear-Site-Data asks those that know it: drafts, the way back. */
function emptyStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[kind].clear();
    } catch {
      // Nothing is kept here.
    }
  }
}

/**
 * Signs out. Resolves also when the call fails (I9): the caller leaves the page either way, and nothing of
 * the account stays in this tab or another.
 */
export function useLogout(): () => Promise<void> {
  const changed = useAccountChange();
  return useCallback(async () => {
    // Not by its hook, after which the session would be read again, to be refused.
    await send(session.end, {}).catch(() => undefined);
    emptyStorage();
    changed();
  }, [changed]);
}
