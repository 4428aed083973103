/** How often a tab asks for a new version, while somebody looks. */
export const ASK_MS = 5 * 60_000;

/** How soon what waits for a quiet moment finds it. */
export const LOOK_MS = 10_000;
