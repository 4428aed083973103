/** Timeout of loading files in milliseconds, below the 10 s in which a visitor must get feedback. */
export const LOAD_TIMEOUT_MS = 8_000;
