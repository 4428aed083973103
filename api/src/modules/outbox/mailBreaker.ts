import { performance } from 'node:perf_hooks';
import type { DeliveryFailureKind } from './delivery/classifyFailure.ts';
import type { Mail } from './Mail.entity.ts';

/** The longest pause while the mail server is out of reach. */
const LONGEST_PAUSE_MS = 10 * 60_000;
/** The longest pause while it refuses: the next mail may be one that it takes. */
const LONGEST_REFUSED_PAUSE_MS = 60_000;

/** A failure that may be the fault of the server as well as of the mail. */
type Failure = Extract<DeliveryFailureKind, 'refused' | 'unreachable'>;

/** What follows from a failure. */
interface Judgement {
  /** Whether the attempt counts against the mail. */
  counts: boolean;
  /** Whether the server counts as blocked since this failure. */
  hasOpened: boolean;
  /** Whether to leave the rest of the batch alone. */
  stops: boolean;
}

/**
 * Circuit breaker of one worker for the mail server. One mail that fails says nothing about the server. The server counts
 * as blocked when a different mail has failed as well, and none was taken between the two. While it is blocked, the worker
 * pauses, and tries again after a delay that doubles (issue 38, line 3).
 */
export class MailBreaker {
  readonly #firstPauseMs: number;
  /** Mails that failed since the server took one. */
  readonly #failed = new Set<string>();
  #pauses = 0;
  #pausedUntil = 0;
  #isRefusing = false;

  /** @param firstPauseMs the first pause, in milliseconds */
  constructor(firstPauseMs: number) {
    this.#firstPauseMs = firstPauseMs;
  }

  /** The end of the current pause, on the clock of `performance.now()`. */
  get pausedUntil(): number {
    return this.#pausedUntil;
  }

  /** How long the current pause still lasts, or how long to wait with a mail where there is none, in milliseconds. */
  get pauseMs(): number {
    return this.#pauses === 0 ? this.#firstPauseMs : Math.max(0, this.#pausedUntil - performance.now());
  }

  /** Notes that the server works: it took a mail, or gave a reason that is about one mail. @returns whether it was blocked */
  close(): boolean {
    const wasOpen = this.#pauses > 0;
    this.#failed.clear();
    this.#pauses = 0;
    this.#pausedUntil = 0;
    return wasOpen;
  }

  /** Ends a pause that refusals have caused: a new mail is there, which the server may take. */
  probe(): void {
    if (this.#isRefusing) this.#pausedUntil = 0;
  }

  /** Judges a failure of a mail. */
  judge(mail: Pick<Mail, 'id' | 'lastError'>, verdict: Failure): Judgement {
    const isRetry = mail.lastError !== null;
    // A connection that ends at a mail which failed before, while others are taken, ends because of that mail.
    const counts = verdict === 'refused' || (isRetry && this.#failed.size === 0 && this.#pauses === 0);
    // A mail that was refused before says nothing new about the server.
    if (verdict === 'unreachable' || !isRetry) this.#failed.add(mail.id);
    if (this.#pauses === 0 && this.#failed.size < 2) return { counts, hasOpened: false, stops: false };

    const hasOpened = this.#pauses === 0;
    this.#isRefusing = verdict === 'refused';
    if (performance.now() >= this.#pausedUntil) {
      const longest = this.#isRefusing ? LONGEST_REFUSED_PAUSE_MS : LONGEST_PAUSE_MS;
      this.#pausedUntil = performance.now() + Math.min(longest, this.#firstPauseMs * 2 ** this.#pauses);
      this.#pauses += 1;
    }
    return { counts, hasOpened, stops: hasOpened || !this.#isRefusing };
  }
}
