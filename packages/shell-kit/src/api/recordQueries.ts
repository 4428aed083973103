import { skipToken } from '@reduxjs/toolkit/query/react';
import { buildPath, type Endpoint } from '@skal/contracts/http/endpoint';
import { useStore } from 'react-redux';
import type { RecordedQuery } from '../page.slice.ts';
import type { ApiCall } from './client.ts';
import { queryKey } from './pageData.ts';
import { toQueryString } from './request.ts';

type Recorder = (query: RecordedQuery) => void;

/** Recorders by their store: each page that is rendered has a store of its own. */
const recorders = new WeakMap<object, Recorder>();

/** Calls back for every query that is read while pages of a store are rendered on the server. */
export const recordQueries = (store: object, record: Recorder): void => void recorders.set(store, record);

/** True on the server only, where effects do not run and queries do not fetch. */
const IS_SERVER = typeof window === 'undefined';

type QueryHook = (arg?: ApiCall['input'] | typeof skipToken, options?: { readonly skip?: boolean }) => unknown;

/** On the server, wraps the hook of a query, so that the renderer learns what the page reads. */
export function recordUse(of: { name: string; subject: string; endpoint: Endpoint }, useQuery: QueryHook): QueryHook {
  if (!IS_SERVER) return useQuery;
  const { name, subject, endpoint } = of;
  return function useRecordedQuery(arg, options) {
    const record = recorders.get(useStore());
    if (record && arg !== skipToken && !options?.skip) {
      const address = buildPath(endpoint.path, (arg?.params ?? {}) as never) + toQueryString(arg?.query);
      record({ key: queryKey(name, arg), name, subject, ...(arg !== undefined && { arg }), address });
    }
    return useQuery(arg, options);
  };
}
