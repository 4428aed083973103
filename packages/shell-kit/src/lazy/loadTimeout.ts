/** How long files may take before whoever waits for them says so. Below the 10 s in which a visitor must be told. */
export const LOAD_TIMEOUT_MS = 8_000;
