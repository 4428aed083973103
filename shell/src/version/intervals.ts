/** How often a tab asks for a new version, while somebody looks. */
export const POLL_INTERVAL_MS = 5 * 60_000;

/** How soon what waits for a quiet moment finds it. */
export const QUIET_CHECK_MS = 10_000;
