import { useEffect, useRef } from 'react';
import { ACTIVITY_EVENTS, USER_IDLE_MS } from './whileUserActive.ts';

/**
 * Does something now and then, as long as somebody looks: while the tab is in sight, and for ten minutes after a key or
 * a pointer was last used. So a page that was left open asks nothing, and its session runs out like any other. Whoever
 * comes back has it done at once.
 */
export function usePollWhileActive(act: () => void, everyMs: number): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let touched = Date.now();
    let done = touched;
    const isDue = () => Date.now() - done >= everyMs;
    const isWatched = () => !document.hidden && Date.now() - touched < USER_IDLE_MS;
    const actIfWatched = () => {
      if (!isWatched()) return;
      done = Date.now();
      latest.current();
    };
    const touch = () => {
      const wasWatched = isWatched();
      touched = Date.now();
      if (!wasWatched && isDue()) actIfWatched();
    };
    const comeBack = () => {
      if (document.hidden) return;
      touched = Date.now();
      if (isDue()) actIfWatched();
    };
    const timer = setInterval(actIfWatched, everyMs);
    document.addEventListener('visibilitychange', comeBack);
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, touch, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, touch);
    };
  }, [everyMs]);
}
