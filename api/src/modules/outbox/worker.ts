import { performance } from 'node:perf_hooks';
import { messageOf, responseCodeOf } from '../../anyError.ts';
import type { Log } from '../../server/log.ts';
import { faultFacts } from '../../server/log.ts';
import type { ApiSettings } from '../../settings.ts';
import type { Mail } from './Mail.entity.ts';
import type { Outbox } from './outbox.ts';
import type { Transport } from './transport.ts';

/** Above this share of a core, mails wait for the visitors. */
const BUSY = 0.6;
const BREATH_MS = 25;
/** How many breaths in a row mails wait for visitors before a batch goes out all the same. */
const PATIENCE = 40;

interface WorkerParts {
  outbox: Outbox;
  transport: Transport;
  settings: ApiSettings['mail'];
  log: Log;
}

/** A server that answers 5xx will not take this mail tomorrow either. */
const isFinal = (error: unknown) => responseCodeOf(error) >= 500;

/** Sends what is in the outbox, a few mails at a time, and gives way while visitors keep the process busy. */
export class MailWorker {
  readonly #parts: WorkerParts;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #load = performance.eventLoopUtilization();
  #waited = 0;
  #stopped = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#schedule(0);
  }

  /** Mails have been put into the outbox. */
  wake(): void {
    this.#schedule(BREATH_MS);
  }

  /** Ends after the mail that is being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
    this.#parts.transport.close();
  }

  #schedule(delay: number): void {
    const at = performance.now() + delay;
    if (this.#stopped || this.#working || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => this.#start(), delay).unref();
  }

  #start(): void {
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.#mustWait()) {
      this.#schedule(BREATH_MS * 10);
      return;
    }
    let next = this.#parts.settings.pollMs;
    this.#working = this.#batch()
      .then((more) => {
        if (more) next = BREATH_MS;
      })
      .catch((error) => this.#parts.log.error(faultFacts(error), 'outbox out of reach'))
      .finally(() => {
        this.#working = undefined;
        this.#schedule(next);
      });
  }

  #mustWait(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#load);
    this.#load = now;
    this.#waited = utilization > BUSY ? this.#waited + 1 : 0;
    if (this.#waited === 0 || this.#waited > PATIENCE) {
      this.#waited = 0;
      return false;
    }
    return true;
  }

  /** Sends one batch; true when there may be more. */
  async #batch(): Promise<boolean> {
    const { outbox, settings } = this.#parts;
    const mails = await outbox.take(settings.batch);
    const sent: string[] = [];
    for (const mail of mails) {
      if (this.#stopped) break;
      if (await this.#send(mail)) sent.push(mail.id);
    }
    await outbox.sent(sent);
    return mails.length === settings.batch;
  }

  async #send(mail: Mail): Promise<boolean> {
    const { outbox, transport, log } = this.#parts;
    try {
      if (await outbox.isTooMuch(mail)) {
        await outbox.failed(mail, 'Not sent: this address has had enough confirmations today', true);
        return false;
      }
      await transport.send(mail);
      return true;
    } catch (error) {
      log.warn({ mail: mail.id, attempts: mail.attempts, ...faultFacts(error) }, 'mail not sent');
      await outbox.failed(mail, messageOf(error), isFinal(error));
      return false;
    }
  }
}
