import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { apiAttached } from '../page.slice.ts';
import { attachApi } from '../store.ts';
import { rehydration } from './pageData.ts';
import { ApiError, type ApiErrorData, type CallInput, type Query, send } from './request.ts';

/** A running call: its endpoint, and its input. */
export interface ApiCall {
  endpoint: Endpoint;
  input: CallInput<string, unknown> & { query?: Query };
}

/** A rejected call and its error. */
export interface FailedCall {
  readonly endpoint?: Endpoint;
  readonly failure: Pick<ApiErrorData, 'status' | 'code' | 'serverMessage'>;
}

/** Detects whether a call failed because the session expired or is a read-only impersonation. */
export type SessionExpiryDetector = (
  client: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  refused: FailedCall,
) => Promise<boolean>;

let findEnd: SessionExpiryDetector = async () => false;

/** Sets the detector. The session's module does, which uses this client like any other module. */
export const setSessionExpiryDetector = (find: SessionExpiryDetector): void => {
  findEnd = find;
};

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiErrorData> = async ({ endpoint, input }, client) => {
  try {
    return { data: await send(endpoint, input, client.signal) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failure = error.toFailure();
    return { error: (await findEnd(client, { endpoint, failure })) ? { ...failure, sessionExpired: true } : failure };
  }
};

export type BaseQuery = typeof baseQuery;

/**
 * The only data client. Each remote injects the endpoints that it calls, by `createHooks`. Data is never stale (A6),
 * not refetched on focus (A5), and not retried (A3, A4). A 401 is an error (A7).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Data stays cached until a mutation invalidates it or the account changes (A6).
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  extractRehydrationInfo: (action) =>
    // The types of the cache's state are internal to RTK Query.
    apiAttached.match(action) ? (rehydration(action.payload) as never) : undefined,
  endpoints: () => ({}),
});

attachApi(api);
