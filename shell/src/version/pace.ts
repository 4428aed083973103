/** How often a tab asks for a new version, while somebody looks. */
export const ASK_MS = 5 * 60_000;
