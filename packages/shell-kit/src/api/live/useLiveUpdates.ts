import type { LiveEvent } from '@skal/contracts/operations/liveEvents';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useSession } from '../session.ts';
import { usePollWhileActive } from '../usePollWhileActive.ts';
import { runWhileUserActive } from '../whileUserActive.ts';
import { subscribeToStream } from './liveStream.ts';
import { selectLiveVersion, useRecordedLiveVersion } from './liveVersion.ts';

/** Interval of polling without a stream. */
const POLL_MS = 60_000;

/** The account that receives the updates: the client's own, or the impersonated one. */
function useAccountName(): string {
  const { user, viewing } = useSession();
  return viewing ? `${user.id} ${viewing.clientId}` : user.id;
}

/** Subscribes while the user is active: a hidden tab has no connection, and its session expires as usual. */
function useStream(kind: LiveEvent, act: () => void, open?: (isOpen: boolean, changedAt: number) => void): void {
  useRecordedLiveVersion();
  const account = useAccountName();
  const { getState } = useStore();
  const latest = useRef({ act, open });
  useEffect(() => {
    latest.current = { act, open };
  });
  useEffect(
    () =>
      runWhileUserActive(() =>
        subscribeToStream(account, selectLiveVersion(getState()), {
          kind,
          onUpdate: () => latest.current.act(),
          open: (isOpen, changedAt) => latest.current.open?.(isOpen, changedAt),
        }),
      ),
    [account, kind, getState],
  );
}

/** The `refetch` of a query hook. It joins a running request instead of starting a second one. */
type Refetch = () => PromiseLike<{ requestId?: string }> & { requestId: string };

/** The result of a query hook. */
export interface LiveQuery {
  readonly refetch: Refetch;
  /** When its last request was sent, in milliseconds since 1970; undefined before the first. */
  readonly startedTimeStamp?: number | undefined;
}

/**
 * Reads a query again when the live stream reports a change, and when the stream opens after a change that the query may have
 * missed, as long as the page is visible and used. While the stream is refused or lost, the query is read every minute instead. A change that is reported during a
 * read causes one more read, because the first may not include it.
 */
export function useLiveUpdates(kind: LiveEvent, { refetch, startedTimeStamp }: LiveQuery): void {
  const isStreamOpen = useRef(false);
  const isReading = useRef(false);
  const hasMissed = useRef(false);
  // RTK Query throws when a query is refetched that no component uses any more.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const read = async () => {
    hasMissed.current = true;
    if (isReading.current) return;
    isReading.current = true;
    while (hasMissed.current && isMounted.current) {
      hasMissed.current = false;
      const request = refetch();
      const { requestId } = await request;
      // The response belongs to another request, which started before the update.
      if (requestId !== undefined && requestId !== request.requestId) hasMissed.current = true;
    }
    isReading.current = false;
  };
  useStream(
    kind,
    () => void read(),
    (isOpen, changedAt) => {
      isStreamOpen.current = isOpen;
      if (isOpen && startedTimeStamp !== undefined && startedTimeStamp <= changedAt) void read();
    },
  );
  usePollWhileActive(() => {
    if (!isStreamOpen.current) void read();
  }, POLL_MS);
}

/** Calls `act` on each update while the user is active, and never polls. */
export function useLiveEvents(kind: LiveEvent, act: () => void): void {
  useStream(kind, act);
}
