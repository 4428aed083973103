import { ErrorState, Skeleton } from '@skal/shared-ui';
import { useLiveUpdates } from '@skal/shell-kit/api';
import type { ReactNode } from 'react';

/** A query of RTK Query, as far as a section needs it. */
export interface Read<Reply> {
  readonly data?: Reply | undefined;
  readonly isError: boolean;
  readonly refetch: Parameters<typeof useLiveUpdates>[1];
}

/** What stands in the place of a reply. */
export interface ReadCopy {
  readonly loading: string;
  readonly failed: { readonly title: string; readonly description: string };
}

interface Props<Reply> {
  read: Read<Reply>;
  words: ReadCopy;
  /** As many lines as its skeleton has. */
  rows?: number;
  children: (reply: Reply) => ReactNode;
}

/** Draws what an app has reported once it is read, and again when more was reported. */
export function Loaded<Reply>({ read: { data, isError, refetch }, words, rows = 8, children }: Props<Reply>) {
  useLiveUpdates('figures', refetch);
  if (data) return children(data);
  return isError ? (
    <ErrorState {...words.failed} onRetry={() => void refetch()} />
  ) : (
    <Skeleton rows={rows} label={words.loading} />
  );
}
