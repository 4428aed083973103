import type { LiveNews } from '@skal/contracts/liveNews';
import { useEffect, useRef } from 'react';
import { listenTo } from './liveStream.ts';
import { useSession } from './session.ts';
import { useWhileWatched } from './useWhileWatched.ts';
import { whileWatched } from './whileWatched.ts';

/** So often it is done where nothing is told. */
const UNTOLD_MS = 60_000;

/** Whose news they are: the client's own, or of the client whose portal an operator views. */
function useAccountName(): string {
  const { user, viewing } = useSession();
  return viewing ? `${user.id} ${viewing.clientId}` : user.id;
}

/** Listens while somebody looks: a tab that nobody sees holds no connection, and its session runs out like any other. */
function useStream(kind: LiveNews, act: () => void, open?: (isOpen: boolean) => void): void {
  const account = useAccountName();
  const latest = useRef({ act, open });
  useEffect(() => {
    latest.current = { act, open };
  });
  useEffect(
    () =>
      whileWatched(() =>
        listenTo(account, {
          kind,
          news: () => latest.current.act(),
          open: (isOpen) => latest.current.open?.(isOpen),
        }),
      ),
    [account, kind],
  );
}

/**
 * Does something when the api says that something has changed, as long as somebody looks, and when it begins to say so.
 * Where nothing is told, because the stream is refused or lost, it is done every minute instead.
 */
export function useLiveNews(kind: LiveNews, act: () => void): void {
  const isTold = useRef(false);
  useStream(kind, act, (isOpen) => {
    isTold.current = isOpen;
    if (isOpen) act();
  });
  useWhileWatched(() => {
    if (!isTold.current) act();
  }, UNTOLD_MS);
}

/** Does something when the api says so, as long as somebody looks, and by itself never. */
export function useWhenTold(kind: LiveNews, act: () => void): void {
  useStream(kind, act);
}
