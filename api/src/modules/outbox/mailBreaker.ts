import { performance } from 'node:perf_hooks';
import type { DeliveryFailureKind } from './delivery/classifyFailure.ts';
import type { Mail } from './Mail.entity.ts';

/** Longest pause while the mail server is unreachable. */
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Longest pause while it rejects emails: it may accept the next one. */
const LONGEST_REFUSED_PAUSE_MS = 60_000;

/** A failure that may be caused by the server or by the email. */
type Failure = Extract<DeliveryFailureKind, 'refused' | 'unreachable'>;

/** Consequences of a failure. */
interface FailureVerdict {
  /** Whether the attempt counts against the email. */
  counts: boolean;
  /** Whether this failure opened the breaker. */
  hasOpened: boolean;
  /** Whether to stop the current batch. */
  stops: boolean;
}

/**
 * Circuit breaker of one worker for the mail server. One failed email says nothing about the server. The breaker opens
 * when a different email has failed as well, with no success between the two. While it is open, the worker pauses, and
 * retries after a delay that doubles (issue 38, line 3).
 */
export class MailBreaker {
  readonly #firstPauseMs: number;
  /** Emails that failed since the last success. */
  readonly #failed = new Set<string>();
  #pauses = 0;
  #pausedUntil = 0;
  #isRejecting = false;

  /** @param firstPauseMs first pause, in milliseconds */
  constructor(firstPauseMs: number) {
    this.#firstPauseMs = firstPauseMs;
  }

  /** End of the current pause, on the clock of `performance.now()`. */
  get pausedUntil(): number {
    return this.#pausedUntil;
  }

  /** Remaining pause, or the delay of an email without a pause, in milliseconds. */
  get pauseMs(): number {
    return this.#pauses === 0 ? this.#firstPauseMs : Math.max(0, this.#pausedUntil - performance.now());
  }

  /**
   * Closes the breaker: the server accepted an email, or rejected one for a reason of its own.
   * @returns whether it was open
   */
  close(): boolean {
    const wasOpen = this.#pauses > 0;
    this.#failed.clear();
    this.#pauses = 0;
    this.#pausedUntil = 0;
    return wasOpen;
  }

  /** Ends a pause caused by rejections: the server may accept the new email. */
  resumeAfterRejection(): void {
    if (this.#isRejecting) this.#pausedUntil = 0;
  }

  /** Evaluates the failure of an email. */
  recordFailure(mail: Pick<Mail, 'id' | 'lastError'>, verdict: Failure): FailureVerdict {
    const isRetry = mail.lastError !== null;
    // A connection that ends at a previously failed email, while others are accepted, ends because of that email.
    const counts = verdict === 'refused' || (isRetry && this.#failed.size === 0 && this.#pauses === 0);
    // A repeated rejection says nothing new about the server.
    if (verdict === 'unreachable' || !isRetry) this.#failed.add(mail.id);
    if (this.#pauses === 0 && this.#failed.size < 2) return { counts, hasOpened: false, stops: false };

    const hasOpened = this.#pauses === 0;
    this.#isRejecting = verdict === 'refused';
    if (performance.now() >= this.#pausedUntil) {
      const longest = this.#isRejecting ? LONGEST_REFUSED_PAUSE_MS : LONGEST_PAUSE_MS;
      this.#pausedUntil = performance.now() + Math.min(longest, this.#firstPauseMs * 2 ** this.#pauses);
      this.#pauses += 1;
    }
    return { counts, hasOpened, stops: hasOpened || !this.#isRejecting };
  }
}
