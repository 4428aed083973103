import type { LiveNews } from '@skal/contracts/liveNews';
import { useEffect, useRef } from 'react';
import { listenTo } from './liveStream.ts';
import { useWhileWatched } from './useWhileWatched.ts';
import { whileWatched } from './whileWatched.ts';

/** So often it is done where nothing is told. */
const UNTOLD_MS = 60_000;

/**
 * Does something when the api says that something has changed, as long as somebody looks: so a tab that nobody sees holds
 * no connection, and its session runs out like any other. Where nothing is told, because the stream is refused or lost, it
 * is done every minute instead.
 */
export function useLiveNews(kind: LiveNews, act: () => void): void {
  const latest = useRef(act);
  const isTold = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(
    () =>
      whileWatched(() =>
        listenTo(kind, {
          news: () => latest.current(),
          open(isOpen) {
            isTold.current = isOpen;
          },
        }),
      ),
    [kind],
  );
  useWhileWatched(() => {
    if (!isTold.current) latest.current();
  }, UNTOLD_MS);
}
