import type { LiveEvent } from '@skal/contracts/operations/liveEvents';
import { useEffect, useRef } from 'react';
import { subscribeToStream } from './liveStream.ts';
import { useSession } from './session.ts';
import { usePollWhileActive } from './usePollWhileActive.ts';
import { whileUserActive } from './whileUserActive.ts';

/** So often it is done where nothing is told. */
const UNTOLD_MS = 60_000;

/** Whose news they are: the client's own, or of the client whose portal an operator views. */
function useAccountName(): string {
  const { user, viewing } = useSession();
  return viewing ? `${user.id} ${viewing.clientId}` : user.id;
}

/** Listens while somebody looks: a tab that nobody sees holds no connection, and its session runs out like any other. */
function useStream(kind: LiveEvent, act: () => void, open?: (isOpen: boolean) => void): void {
  const account = useAccountName();
  const latest = useRef({ act, open });
  useEffect(() => {
    latest.current = { act, open };
  });
  useEffect(
    () =>
      whileUserActive(() =>
        subscribeToStream(account, {
          kind,
          onUpdate: () => latest.current.act(),
          open: (isOpen) => latest.current.open?.(isOpen),
        }),
      ),
    [account, kind],
  );
}

/** The `refetch` of a query hook. Of a read that is under way it starts no second one, but answers with that one. */
type Refetch = () => PromiseLike<{ requestId?: string }> & { requestId: string };

/**
 * Reads a query again when the live stream reports a change, and when the stream opens, as long as the page is visible and
 * used. While the stream is refused or lost, the query is read every minute instead. A change that is reported during a
 * read causes one more read, because the first may not include it.
 */
export function useLiveUpdates(kind: LiveEvent, refetch: Refetch): void {
  const isTold = useRef(false);
  const isReading = useRef(false);
  const hasMissed = useRef(false);
  // RTK Query throws when a query is read again that no component uses any more.
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
      const asked = refetch();
      const { requestId } = await asked;
      // The answer of another read, which began before the news.
      if (requestId !== undefined && requestId !== asked.requestId) hasMissed.current = true;
    }
    isReading.current = false;
  };
  useStream(
    kind,
    () => void read(),
    (isOpen) => {
      isTold.current = isOpen;
      if (isOpen) void read();
    },
  );
  usePollWhileActive(() => {
    if (!isTold.current) void read();
  }, UNTOLD_MS);
}

/** Does something when the api says so, as long as somebody looks, and by itself never. */
export function useLiveEvents(kind: LiveEvent, act: () => void): void {
  useStream(kind, act);
}
