import type { ApiEndpointQuery, QueryDefinition } from '@reduxjs/toolkit/query/react';
import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import { type SessionReply, session } from '@skal/contracts/account/session';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAccountChange } from '../account.ts';
import { forgetKept } from '../browserState.ts';
import { toastSlice } from '../toast.slice.ts';
import {
  api,
  type BaseQuery,
  type FailedCall,
  type SessionExpiryDetector,
  setSessionExpiryDetector,
} from './client.ts';
import { createHooks } from './hooks.ts';
import { isApiError, send } from './request.ts';

export const { useReadSessionQuery } = createHooks({ session });

type ReadSession = QueryDefinition<void, BaseQuery, string, SessionReply>;

// The client has it under this name since the line above; `createHooks` types hooks only.
const { readSession } = api.endpoints as unknown as {
  readSession: ApiEndpointQuery<ReadSession, { readSession: ReadSession }>;
};
const selectSession = readSession.select();
const readAnew = () => readSession.initiate(undefined, { forceRefetch: true, subscribe: false });

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 401;

/** The question how the session is now: calls that are refused at the same moment ask it once. */
let asked: ReturnType<typeof ask> | null = null;
const ask = (dispatch: Parameters<SessionExpiryDetector>[0]['dispatch']) =>
  dispatch(readAnew()).then(({ data, error }) => ({ data, error }));

/** Said when something is pressed during a view that a client would change something by. */
const ONLY_VIEWING = 'Read-Only View';

// Of a session that was there, the first call that is refused asks anew. The gate goes by the answer, so that the end of
// a session, or of a view, is one moment, not one for every call.
const findEnd: SessionExpiryDetector = async ({ dispatch, getState }, { endpoint, failure }) => {
  if (![401, 403].includes(failure.status)) return false;
  const { data, error } = selectSession(getState() as Parameters<typeof selectSession>[0]);
  if (!data || endpoint === session.read) return false;
  if (failure.status === 401 && isRefusal(error)) return true;
  const isOfView = failure.code === IMPERSONATING;
  if (failure.status === 403) {
    if (isOfView && data.viewing) {
      const { serverMessage: description } = failure;
      dispatch(toastSlice.actions.toastShown({ title: ONLY_VIEWING, description, variant: 'destructive' }));
      return true;
    }
    // Nobody has begun a view or ended one: it is simply not for this account.
    if (!isOfView && !data.viewing) return false;
  }
  asked ??= ask(dispatch).finally(() => {
    asked = null;
  });
  const now = await asked;
  return isRefusal(now.error) || (now.data !== undefined && (now.data.viewing === null) !== (data.viewing === null));
};

setSessionExpiryDetector(findEnd);

const NOBODY: FailedCall['failure'] = { status: 401, serverMessage: '' };

/**
 * Finds out whether a call that the client does not make failed because the session is over or only views, which the
 * shell then says; without a call, whether that is so at all, for a view whose time is up.
 */
export function useSessionExpiryCheck(): (failure?: FailedCall['failure']) => Promise<boolean> {
  const { dispatch, getState } = useStore();
  return useCallback((failure = NOBODY) => findEnd({ dispatch, getState }, { failure }), [dispatch, getState]);
}

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
  const changed = useAccountChange();
  return useCallback(async () => {
    // Not by its hook, after which the session would be read again, to be refused.
    await send(session.end, {}).catch(() => undefined);
    forgetKept();
    changed();
  }, [changed]);
}
