/** So long after somebody touched the page last, nobody is taken to be there any more. */
export const USER_IDLE_MS = 10 * 60_000;

export const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const LOOK_MS = 60_000;

/**
 * Begins something whenever somebody looks, and ends it when nobody does: while the tab is in sight, and for ten minutes
 * after a key or a pointer was last used.
 * @param begin gives back what ends it
 * @returns what ends it for good
 */
export function whileUserActive(begin: () => () => void): () => void {
  let touched = Date.now();
  let end: (() => void) | null = null;
  const look = () => {
    const isWatched = !document.hidden && Date.now() - touched < USER_IDLE_MS;
    if (isWatched) end ??= begin();
    else {
      end?.();
      end = null;
    }
  };
  const touch = () => {
    touched = Date.now();
    look();
  };
  const turn = () => (document.hidden ? look() : touch());
  // Frozen, or kept for the way back: whatever holds a lock or a connection then would hold it for nobody.
  const sleep = () => {
    touched = Number.NEGATIVE_INFINITY;
    look();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', turn);
  document.addEventListener('freeze', sleep);
  document.addEventListener('resume', turn);
  window.addEventListener('pagehide', sleep);
  window.addEventListener('pageshow', turn);
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, touch, { passive: true });
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
    document.removeEventListener('freeze', sleep);
    document.removeEventListener('resume', turn);
    window.removeEventListener('pagehide', sleep);
    window.removeEventListener('pageshow', turn);
    for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, touch);
    end?.();
  };
}
