import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import type { PageData } from '../page.slice.ts';

/** Key of a query in RTK Query's cache. */
export const queryKey = (endpointName: string, queryArgs: unknown): string =>
  defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: {} as never });

/**
 * The state of RTK Query's cache with these replies. Entries are added as rehydration, because `upsertQueryEntries` drops
 * those of endpoints that a remote injects later.
 */
export function rehydration({ queries }: Pick<PageData, 'queries'>) {
  const fulfilledTimeStamp = Date.now();
  const keyed = queries.map((query) => ({ ...query, key: queryKey(query.name, query.arg) }));
  return {
    queries: Object.fromEntries(
      keyed.map(({ key, name, arg, data }) => [
        key,
        {
          ...{ status: 'fulfilled', endpointName: name, originalArgs: arg, requestId: key, data },
          ...{ startedTimeStamp: fulfilledTimeStamp, fulfilledTimeStamp },
        },
      ]),
    ),
    mutations: {},
    provided: {
      // RTK Query's key of a tag without an id.
      tags: Object.fromEntries(
        keyed.map(({ subject }) => [
          subject,
          { __internal_without_id: keyed.filter((query) => query.subject === subject).map(({ key }) => key) },
        ]),
      ),
      keys: Object.fromEntries(keyed.map(({ key, subject }) => [key, [{ type: subject }]])),
    },
  };
}
