import type { ApiEndpointQuery, QueryDefinition } from '@reduxjs/toolkit/query/react';
import { type LiveVersionReply, liveVersion } from '@skal/contracts/operations/liveEvents';
import { api, type BaseQuery } from '../client.ts';
import { createHooks } from '../hooks.ts';

const { useReadLiveVersionQuery } = createHooks({ liveVersion });

type ReadVersion = QueryDefinition<void, BaseQuery, string, LiveVersionReply>;

// `createHooks` types hooks only.
const { readLiveVersion } = api.endpoints as unknown as {
  readLiveVersion: ApiEndpointQuery<ReadVersion, { readLiveVersion: ReadVersion }>;
};
const select = readLiveVersion.select();

/** On the server, lets the page contain the version of the metrics. In the browser the stream says it. */
export const useRecordedLiveVersion: () => unknown =
  typeof window === 'undefined' ? useReadLiveVersionQuery : () => undefined;

/** Returns the version of the metrics on a first page that the server rendered. */
export const selectLiveVersion = (state: unknown): string | undefined =>
  select(state as Parameters<typeof select>[0]).data?.version;
