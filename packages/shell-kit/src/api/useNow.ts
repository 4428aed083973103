import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../store.ts';

const MINUTE = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Returns the current time, updated every minute by one timer per page. The first render uses the clock of the server that
 * rendered the page.
 */
export function useNow(): number {
  const store = useStore<RootState>();
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => store.getState().page.renderedAt ?? now,
  );
}
