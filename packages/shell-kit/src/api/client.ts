import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { attachApi } from '../store.ts';
import { ApiError, type ApiErrorData, type CallInput, type Query, send } from './request.ts';

/** A call on its way: the endpoint of the contracts, and what it is called with. */
export interface ApiCall {
  endpoint: Endpoint;
  input: CallInput<string, unknown> & { query?: Query };
}

/** A call that was refused: which one, and how. */
export interface FailedCall {
  readonly endpoint?: Endpoint;
  readonly failure: Pick<ApiErrorData, 'status' | 'code' | 'serverMessage'>;
}

/**
 * Finds out whether a call was refused because of the session: the one that was there is over, or views and may only
 * look.
 */
export type SessionExpiryDetector = (
  client: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
  refused: FailedCall,
) => Promise<boolean>;

let findEnd: SessionExpiryDetector = async () => false;

/** Says how that is found out: the subject of the session does, which is a caller of this client like any other. */
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

/** A year: what has been read stays until a mutation says that it changed, or the account changes (A6). */
const KEPT_SECONDS = 365 * 24 * 3600;

/**
 * The one data client. It has no endpoints of its own: each remote injects the groups of
 * endpoints that it calls, by `createHooks`. Data is
 * never stale (A6), not refetched on focus (A5) and not retried (A3, A4); a 401 is a failure (A7).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

attachApi(api);
