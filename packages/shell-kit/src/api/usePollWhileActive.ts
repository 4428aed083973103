import { useEffect, useRef } from 'react';
import { ACTIVITY_EVENTS, USER_IDLE_MS } from './whileUserActive.ts';

/**
 * Polls while the user is active: the tab is visible, and the last key press or pointer input is less than ten minutes
 * ago. So an unattended page makes no calls, and its session expires as usual. When the user returns, it polls at once.
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
    const actIfActive = () => {
      if (!isWatched()) return;
      done = Date.now();
      latest.current();
    };
    const touch = () => {
      const wasWatched = isWatched();
      touched = Date.now();
      if (!wasWatched && isDue()) actIfActive();
    };
    const onReturn = () => {
      if (document.hidden) return;
      touched = Date.now();
      if (isDue()) actIfActive();
    };
    const timer = setInterval(actIfActive, everyMs);
    document.addEventListener('visibilitychange', onReturn);
    for (const name of ACTIVITY_EVENTS) window.addEventListener(name, touch, { passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, touch);
    };
  }, [everyMs]);
}
