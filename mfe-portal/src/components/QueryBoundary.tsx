import { ErrorState, Skeleton } from '@skal/shared-ui';
import { type LiveQuery, useLiveUpdates } from '@skal/shell-kit/api';
import type { ReactNode } from 'react';

/** The parts of an RTK Query result that a section needs. */
export interface QueryState<Reply> extends LiveQuery {
  readonly data?: Reply | undefined;
  readonly isError: boolean;
}

/** Texts shown while there is no data. */
export interface QueryCopy {
  readonly loading: string;
  readonly failed: { readonly title: string; readonly description: string };
}

interface Props<Reply> {
  query: QueryState<Reply>;
  copy: QueryCopy;
  /** Number of skeleton lines. */
  rows?: number;
  children: (reply: Reply) => ReactNode;
}

/** Renders the data of a query once it is loaded, and again when it is refetched. */
export function QueryBoundary<Reply>({ query, copy, rows = 8, children }: Props<Reply>) {
  useLiveUpdates('metrics', query);
  const { data, isError, refetch } = query;
  if (data) return children(data);
  return isError ? (
    <ErrorState {...copy.failed} onRetry={() => void refetch()} />
  ) : (
    <Skeleton rows={rows} label={copy.loading} />
  );
}
