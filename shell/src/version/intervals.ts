/** Interval of update checks in an active tab, in milliseconds. */
export const POLL_INTERVAL_MS = 5 * 60_000;

/** Interval of checks whether the page can be interrupted, in milliseconds. */
export const QUIET_CHECK_MS = 10_000;
