import { performance } from 'node:perf_hooks';
import { getErrorCode, getErrorMessage } from '../../../errorProps.ts';
import type { Logger } from '../../../server/observability/log.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { ATTACHMENT_ERROR, type AttachmentBuilders, buildAttachment } from '../attachment.ts';
import type { Mail } from '../Mail.entity.ts';
import { MailBreaker } from '../mailBreaker.ts';
import { DAILY_LIMIT_REACHED, MAX_REJECTIONS, type Outbox } from '../outbox.ts';
import { classifyFailure, isRecipientRejected } from './classifyFailure.ts';
import type { Transport } from './transport.ts';

/** Above this CPU share of a core, emails give way to requests. */
const BUSY = 0.6;
const YIELD_MS = 25;
/** Delay before a busy process is checked again. */
const BUSY_MS = 250;
/** Number of delays before a batch is sent in any case: two seconds in all. */
const MAX_DELAYS = 8;

interface Deps {
  outbox: Outbox;
  transport: Transport;
  files: AttachmentBuilders;
  settings: ApiSettings['mail'];
  log: Logger;
}

/** Sends the outbox in small batches, and gives way while requests keep the process busy. */
export class MailWorker {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #load = performance.eventLoopUtilization();
  #waited = 0;
  #isWoken = false;
  #isRunning = false;
  readonly #breaker: MailBreaker;
  /** Sent emails that the database does not know of yet. */
  readonly #unrecorded: Pick<Mail, 'id' | 'kind' | 'recipient'>[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#breaker = new MailBreaker(deps.settings.firstRetryMs);
  }

  /** Starts sending; before that no email is sent. */
  start(): void {
    this.#isRunning = true;
    this.#schedule(0);
  }

  /** Triggers a run soon, because emails have been enqueued. */
  wake(): void {
    // The current batch may have been read before these emails.
    this.#isWoken = true;
    if (this.#working) return;
    this.#breaker.resumeAfterRejection();
    this.#schedule(YIELD_MS);
  }

  /** Stops after the current email. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #schedule(delay: number): void {
    const now = performance.now();
    const at = Math.max(now + delay, this.#breaker.pausedUntil);
    if (!this.#isRunning || this.#working || at >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => this.#run(), at - now).unref();
  }

  #run(): void {
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.#mustWait()) {
      this.#schedule(BUSY_MS);
      return;
    }
    this.#isWoken = false;
    let next = this.#deps.settings.pollMs;
    this.#working = this.#sendBatch()
      .then((more) => {
        if (more) next = YIELD_MS;
      })
      .catch((error) => this.#deps.log.error(getErrorLogFields(error), 'outbox not readable'))
      .finally(() => {
        this.#working = undefined;
        if (this.#isWoken) this.wake();
        this.#schedule(next);
      });
  }

  #mustWait(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.#load);
    this.#load = now;
    this.#waited = utilization > BUSY ? this.#waited + 1 : 0;
    if (this.#waited === 0 || this.#waited > MAX_DELAYS) {
      this.#waited = 0;
      return false;
    }
    return true;
  }

  /** Sends one batch; true if there may be more. */
  async #sendBatch(): Promise<boolean> {
    const { outbox, settings } = this.#deps;
    await this.#recordSent();
    const mails = await outbox.findDue(settings.batch);
    for (const mail of mails) {
      if (!this.#isRunning) return false;
      if (!(await outbox.lease(mail))) continue;
      const next = await this.#send(mail);
      if (next === 'stop') return false;
      if (next === 'look again') return true;
    }
    return mails.length === settings.batch;
  }

  /** Sends one email and returns how to continue. */
  async #send(mail: Mail): Promise<'go on' | 'look again' | 'stop'> {
    const { outbox, transport, files } = this.#deps;
    try {
      if (await outbox.isOverDailyLimit(mail)) {
        await outbox.giveUp(mail, DAILY_LIMIT_REACHED);
        return 'go on';
      }
      await transport.send(mail, await buildAttachment(mail, files));
    } catch (error) {
      return this.#handleFailure(mail, error);
    }
    this.#unrecorded.push(mail);
    await this.#recordSent();
    this.#recordRecovery();
    return 'go on';
  }

  /** Records sent emails, so that they are never sent again even if the database is unavailable right now. */
  async #recordSent(): Promise<void> {
    for (let [mail] = this.#unrecorded; mail !== undefined; [mail] = this.#unrecorded) {
      await this.#deps.outbox.markSent(mail);
      this.#unrecorded.shift();
    }
  }

  async #handleFailure(mail: Mail, error: unknown): Promise<'go on' | 'look again' | 'stop'> {
    const { outbox, log } = this.#deps;
    const verdict = classifyFailure(error, mail.recipient);
    const errorText = getErrorMessage(error);
    const facts = { mail: mail.id, ...getErrorLogFields(error) };
    // New emails may have been enqueued while a retry ran: they go first.
    const next = mail.lastError === null ? 'go on' : 'look again';

    if (verdict === 'final' || verdict === 'later') {
      log.warn({ ...facts, attempts: mail.attempts + 1, final: verdict === 'final' }, 'mail not sent');
      if (verdict === 'final') await outbox.giveUp(mail, errorText);
      else await outbox.retryLater(mail, errorText);
      if (verdict === 'final' && isRecipientRejected(error)) await outbox.markBounced(mail, errorText);
      if (getErrorCode(error) !== ATTACHMENT_ERROR) this.#recordRecovery();
      return next;
    }
    const { counts, hasOpened, stops } = this.#breaker.recordFailure(mail, verdict);
    if (hasOpened) log.error(facts, 'email delivery is paused');
    const attempts = counts ? mail.attempts + 1 : mail.attempts;
    if (counts || !stops) log.warn({ ...facts, attempts, final: attempts >= MAX_REJECTIONS }, 'mail not sent');
    if (counts) await outbox.retryLater(mail, errorText, MAX_REJECTIONS);
    else await outbox.postpone(mail, errorText, this.#breaker.pauseMs);
    return stops ? 'stop' : next;
  }

  #recordRecovery(): void {
    if (this.#breaker.close()) this.#deps.log.info({}, 'email delivery resumed');
  }
}
