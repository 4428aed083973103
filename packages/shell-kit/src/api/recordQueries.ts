import { skipToken } from '@reduxjs/toolkit/query/react';
import { buildPath, type Endpoint } from '@skal/contracts/http/endpoint';
import { use } from 'react';
import { useStore } from 'react-redux';
import { HiddenScreenContext } from '../lazy/hiddenScreen.ts';
import type { RecordedQuery } from '../page.slice.ts';
import type { Store } from '../store.ts';
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

/** Reads a query into the cache; returns a promise until it is answered. */
type FetchQuery = (store: Store, arg: ApiCall['input'] | undefined) => Promise<unknown> | undefined;

type QueryHook = (arg?: ApiCall['input'] | typeof skipToken, options?: { readonly skip?: boolean }) => unknown;

/** In a browser, wraps the hook of a query, so that a screen that is rendered ahead waits for its data. */
const fetchAhead = (useQuery: QueryHook, fetchQuery: FetchQuery): QueryHook =>
  function useFetchedQuery(arg, options) {
    const store = useStore() as Store;
    if (use(HiddenScreenContext).isHidden && arg !== skipToken && !options?.skip) {
      const answer = fetchQuery(store, arg);
      // For Suspense.
      if (answer) throw answer;
    }
    return useQuery(arg, options);
  };

/** On the server, wraps the hook of a query, so that the renderer learns what the page reads. */
export function recordUse(
  of: { name: string; subject: string; endpoint: Endpoint },
  useQuery: QueryHook,
  fetchQuery: FetchQuery,
): QueryHook {
  if (!IS_SERVER) return fetchAhead(useQuery, fetchQuery);
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
