/** Long enough for everything that a visitor waits for, in milliseconds. */
export const IDLE_DELAY_MS = 5_000;

/** Runs once the page has loaded, some seconds have passed, and the browser is idle. Safari has no idle callbacks. */
export function whenIdleAfterLoad(run: () => void, delay = IDLE_DELAY_MS): void {
  const idle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(run) : run());
  const wait = () => setTimeout(idle, delay);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
