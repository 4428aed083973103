/** A user without input for this long counts as idle, in milliseconds. */
export const USER_IDLE_MS = 10 * 60_000;

export const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const CHECK_INTERVAL_MS = 60_000;

/**
 * Calls `begin` whenever the user becomes active, and its cleanup when the user becomes idle or hides the tab. The user
 * is idle ten minutes after the last key press or pointer input.
 * @param begin returns its cleanup
 * @returns a function that stops it for good
 */
export function runWhileUserActive(begin: () => () => void): () => void {
  let touched = Date.now();
  let end: (() => void) | null = null;
  const update = () => {
    const isWatched = !document.hidden && Date.now() - touched < USER_IDLE_MS;
    if (isWatched) end ??= begin();
    else {
      end?.();
      end = null;
    }
  };
  const touch = () => {
    touched = Date.now();
    update();
  };
  const onVisibilityChange = () => (document.hidden ? update() : touch());
  // In a frozen page or the back/forward cache, locks and connections would be held in vain.
  const sleep = () => {
    touched = Number.NEGATIVE_INFINITY;
    update();
  };
  const timer = setInterval(update, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onVisibilityChange);
  document.addEventListener('freeze', sleep);
  document.addEventListener('resume', onVisibilityChange);
  window.addEventListener('pagehide', sleep);
  window.addEventListener('pageshow', onVisibilityChange);
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, touch, { passive: true });
  update();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    document.removeEventListener('freeze', sleep);
    document.removeEventListener('resume', onVisibilityChange);
    window.removeEventListener('pagehide', sleep);
    window.removeEventListener('pageshow', onVisibilityChange);
    for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, touch);
    end?.();
  };
}
