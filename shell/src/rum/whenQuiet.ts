/** Long enough for everything that a visitor waits for, in milliseconds. */
export const QUIET_AFTER_MS = 5_000;

/** Safari has no idle times: there the time alone must do. */
const whenIdle = (run: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else run();
};

/** Does something once the page has loaded, been there for a while, and has nothing else to do. */
export function whenQuiet(run: () => void): void {
  const wait = () => setTimeout(() => whenIdle(run), QUIET_AFTER_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
