import { useEffect, useRef } from 'react';
import { ACTIVITY_EVENTS, USER_IDLE_MS } from './whileUserActive.ts';

/**
 * Polls while the user is active: the tab is visible, and the last key press or pointer input is less than ten minutes
 * ago. So an unattended page makes no calls, and its session expires as usual. When the user returns, it polls at once.
 */
export function usePollWhileActive(act: () => void, everyMs: number): void {
  const latestAct = useRef(act);
  useEffect(() => {
    latestAct.current = act;
  });
  useEffect(() => {
    let lastActivityAt = Date.now();
    let lastPollAt = lastActivityAt;
    const isDue = () => Date.now() - lastPollAt >= everyMs;
    const isUserActive = () => !document.hidden && Date.now() - lastActivityAt < USER_IDLE_MS;
    const actIfActive = () => {
      if (!isUserActive()) return;
      lastPollAt = Date.now();
      latestAct.current();
    };
    const touch = () => {
      const wasUserActive = isUserActive();
      lastActivityAt = Date.now();
      if (!wasUserActive && isDue()) actIfActive();
    };
    const onReturn = () => {
      if (document.hidden) return;
      lastActivityAt = Date.now();
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
