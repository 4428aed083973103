import { performance } from 'node:perf_hooks';
import { messageOf } from '../../anyError.ts';
import type { Log } from '../../server/log.ts';
import { faultFacts } from '../../server/log.ts';
import type { ApiSettings } from '../../settings.ts';
import { type MailFiles, makeAttachment } from './attachment.ts';
import type { Mail } from './Mail.entity.ts';
import { type Outbox, TOO_MANY } from './outbox.ts';
import type { Transport } from './transport.ts';
import { isSaidOfAddress, verdictOn } from './verdict.ts';

/** Above this share of a core, mails wait for the visitors. */
const BUSY = 0.6;
const BREATH_MS = 25;
/** How many breaths in a row mails wait for visitors before a batch goes out all the same. */
const PATIENCE = 40;
/** The longest pause while no mail goes out at all. */
const LONGEST_PAUSE_MS = 10 * 60_000;

interface WorkerParts {
  outbox: Outbox;
  transport: Transport;
  files: MailFiles;
  settings: ApiSettings['mail'];
  log: Log;
}

/** Sends what is in the outbox, a few mails at a time, and gives way while visitors keep the process busy. */
export class MailWorker {
  readonly #parts: WorkerParts;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #load = performance.eventLoopUtilization();
  #waited = 0;
  #stopped = false;
  /** How many tries in a row have failed for something that is wrong on our side, and when the next one is. */
  #failures = 0;
  #pausedUntil = 0;
  /** Mails that are on their way, and the database does not know it yet. */
  readonly #unnoted: Pick<Mail, 'id' | 'kind' | 'recipient'>[] = [];

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
    const now = performance.now();
    const at = Math.max(now + delay, this.#pausedUntil);
    if (this.#stopped || this.#working || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => this.#start(), at - now).unref();
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
    await this.#noteSent();
    const mails = await outbox.due(settings.batch);
    for (const mail of mails) {
      if (this.#stopped) return false;
      if ((await outbox.take(mail)) && !(await this.#send(mail))) return false;
    }
    return mails.length === settings.batch;
  }

  /** Sends one mail; false when there is no sense in trying the next. */
  async #send(mail: Mail): Promise<boolean> {
    const { outbox, transport, files } = this.#parts;
    try {
      if (await outbox.isTooMuch(mail)) {
        await outbox.refused(mail, TOO_MANY, true);
        return true;
      }
      await transport.send(mail, await makeAttachment(mail, files));
    } catch (error) {
      return this.#failed(mail, error);
    }
    this.#unnoted.push(mail);
    await this.#noteSent();
    this.#recovered();
    return true;
  }

  /** What was sent must not be sent again, also when the database is out of reach just now. */
  async #noteSent(): Promise<void> {
    for (let [mail] = this.#unnoted; mail !== undefined; [mail] = this.#unnoted) {
      await this.#parts.outbox.sent(mail);
      this.#unnoted.shift();
    }
  }

  async #failed(mail: Mail, error: unknown): Promise<boolean> {
    const { outbox, log, settings } = this.#parts;
    const verdict = verdictOn(error);
    const facts = { mail: mail.id, ...faultFacts(error) };
    if (verdict !== 'blocked') {
      log.warn({ ...facts, attempts: mail.attempts + 1, final: verdict === 'final' }, 'mail not sent');
      await outbox.refused(mail, messageOf(error), verdict === 'final');
      if (verdict === 'final' && isSaidOfAddress(error)) await outbox.bounced(mail, messageOf(error));
      return true;
    }
    if (this.#failures === 0) log.error(facts, 'no mail goes out');
    const pause = Math.min(LONGEST_PAUSE_MS, settings.firstRetryMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#pausedUntil = performance.now() + pause;
    await outbox.putOff(mail, messageOf(error), pause);
    return false;
  }

  #recovered(): void {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.#pausedUntil = 0;
    this.#parts.log.info({}, 'mails go out again');
  }
}
