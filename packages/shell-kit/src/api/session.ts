import { t } from '@lingui/core/macro';
import type { ApiEndpointQuery, QueryDefinition } from '@reduxjs/toolkit/query/react';
import { IMPERSONATING } from '@skal/contracts/account/impersonation';
import { type SessionReply, session } from '@skal/contracts/account/session';
import { PERMISSION_NEEDED } from '@skal/contracts/http/permission';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useAccountChange } from '../account.ts';
import { clearStored } from '../browserState.ts';
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

// `createHooks` types hooks only, so the endpoint that the line above injected is typed here.
const { readSession } = api.endpoints as unknown as {
  readSession: ApiEndpointQuery<ReadSession, { readSession: ReadSession }>;
};
const selectSession = readSession.select();
const refetchSession = () => readSession.initiate(undefined, { forceRefetch: true, subscribe: false });

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 401;

/** The running request for the session, which concurrently rejected calls share. */
let pendingRefetch: ReturnType<typeof refetchOnce> | null = null;
const refetchOnce = (dispatch: Parameters<SessionExpiryDetector>[0]['dispatch']) =>
  dispatch(refetchSession()).then(({ data, error }) => ({ data, error }));

/** Title of the toast when an impersonation tries to change something. */
const READ_ONLY_TITLE = t`Read-Only View`;

const refetchShared = (dispatch: Parameters<typeof refetchOnce>[0]) => {
  pendingRefetch ??= refetchOnce(dispatch).finally(() => {
    pendingRefetch = null;
  });
  return pendingRefetch;
};

// If there was a session, the first rejected call reads it again. The auth guard uses the result, so that the end of a
// session or an impersonation is handled once, not for every call.
const detectExpiry: SessionExpiryDetector = async ({ dispatch, getState }, { endpoint, failure }) => {
  if (![401, 403].includes(failure.status)) return false;
  const { data, error } = selectSession(getState() as Parameters<typeof selectSession>[0]);
  if (!data || endpoint === session.read) return false;
  if (failure.status === 401 && isRefusal(error)) return true;
  const isOfView = failure.code === IMPERSONATING;
  if (failure.status === 403) {
    if (isOfView && data.viewing) {
      const { serverMessage: description } = failure;
      dispatch(toastSlice.actions.toastShown({ title: READ_ONLY_TITLE, description, variant: 'destructive' }));
      return true;
    }
    // The permissions have changed since the session was read; the page follows them.
    if (failure.code === PERMISSION_NEEDED) void refetchShared(dispatch);
    // No impersonation started or ended: the account just lacks the permission.
    if (!isOfView && !data.viewing) return false;
  }
  const now = await refetchShared(dispatch);
  return isRefusal(now.error) || (now.data !== undefined && (now.data.viewing === null) !== (data.viewing === null));
};

setSessionExpiryDetector(detectExpiry);

const NO_CALL: FailedCall['failure'] = { status: 401, serverMessage: '' };

/**
 * Returns a function that detects whether a call outside the client failed because the session has expired or is
 * read-only, which the shell then reports. Without a call it checks the session itself, for an impersonation whose time
 * is up.
 */
export function useSessionExpiryCheck(): (failure?: FailedCall['failure']) => Promise<boolean> {
  const { dispatch, getState } = useStore();
  return useCallback((failure = NO_CALL) => detectExpiry({ dispatch, getState }, { failure }), [dispatch, getState]);
}

/** The session of a page behind the auth guard, which renders the page only with a session. */
export function useSession(): SessionReply {
  const { data } = useReadSessionQuery();
  if (!data) throw new Error('useSession needs a page behind the auth guard');
  return data;
}

/**
 * Signs out. Also resolves if the call fails (I9): the caller leaves the page in any case, and the account's data is
 * dropped in all tabs.
 */
export function useLogout(): () => Promise<void> {
  const changed = useAccountChange();
  return useCallback(async () => {
    // Not by its hook, which would refetch the session and get an error.
    await send(session.end, {}).catch(() => undefined);
    clearStored();
    changed();
  }, [changed]);
}
