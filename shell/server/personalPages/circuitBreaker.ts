/** Failures in a row after which a release is paused. */
const MAX_FAILURES = 3;
/** How long a release is paused, in milliseconds. Then one attempt is made. */
const PAUSE_MS = 10_000;

interface Failures {
  count: number;
  error: unknown;
  pausedUntil: number;
}

/** Pauses releases whose server build fails again and again, so that it does not use up the time of other pages. */
export interface CircuitBreaker {
  /** The last failure of a release that is paused; null if it may run. */
  failureOf(release: string): { error: unknown } | null;
  failed(release: string, error: unknown): void;
  succeeded(release: string): void;
}

/** Opens a circuit breaker in which every release may run. */
export function openCircuitBreaker(now = Date.now): CircuitBreaker {
  const failing = new Map<string, Failures>();
  return {
    failureOf(release) {
      const found = failing.get(release);
      if (!found || found.count < MAX_FAILURES) return null;
      if (now() < found.pausedUntil) return found;
      // The others wait for the outcome of this attempt.
      found.pausedUntil = now() + PAUSE_MS;
      return null;
    },
    failed(release, error) {
      const count = (failing.get(release)?.count ?? 0) + 1;
      failing.set(release, { count, error, pausedUntil: now() + PAUSE_MS });
    },
    succeeded: (release) => void failing.delete(release),
  };
}
