import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from '@skal/contracts/endpoint';
import { attachApi } from '../store.ts';
import { ApiError, type ApiFailure, type CallOptions, send } from './request.ts';

/** What an endpoint's `query` returns: the call from contracts, its body, its path parameters. */
export interface ApiCall extends Pick<CallOptions, 'params' | 'headers'> {
  call: Endpoint<unknown, unknown>;
  body?: unknown;
}

const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = async ({ call, body, ...options }, { signal }) => {
  try {
    const data = await send(call, body, { ...options, signal });
    return { data };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.toFailure() };
    throw error;
  }
};

/** A year: what has been read stays until a mutation says that it changed, or the account changes (A6). */
const KEPT_SECONDS = 365 * 24 * 3600;

/**
 * The one data client. It has no endpoints of its own: each remote injects those that it calls. Data is
 * never stale (A6), not refetched on focus (A5) and not retried (A3, A4); a 401 is a failure (A7).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Session', 'Client', 'Staff', 'Ticket', 'Inquiry', 'Revenue', 'Milestone', 'Billing', 'Integration'],
  keepUnusedDataFor: KEPT_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

attachApi(api);
