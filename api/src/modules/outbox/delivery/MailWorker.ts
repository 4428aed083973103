import { performance } from 'node:perf_hooks';
import { codeOf, messageOf } from '../../../errorProps.ts';
import type { Logger } from '../../../server/observability/log.ts';
import { errorLogFields } from '../../../server/observability/log.ts';
import type { ApiSettings } from '../../../settings/settings.ts';
import { ATTACHMENT_ERROR, type AttachmentBuilders, buildAttachment } from '../attachment.ts';
import type { Mail } from '../Mail.entity.ts';
import { MailBreaker } from '../mailBreaker.ts';
import { MOST_REFUSALS, type Outbox, TOO_MANY } from '../outbox.ts';
import { classifyFailure, isRecipientRejected } from './classifyFailure.ts';
import type { Transport } from './transport.ts';

/** Above this share of a core, mails wait for the visitors. */
const BUSY = 0.6;
const BREATH_MS = 25;
/** A busy process is asked again after so long. */
const BUSY_MS = 250;
/** How many times in a row mails wait for visitors before a batch goes out all the same: two seconds. */
const PATIENCE = 8;

interface Deps {
  outbox: Outbox;
  transport: Transport;
  files: AttachmentBuilders;
  settings: ApiSettings['mail'];
  log: Logger;
}

/** Sends what is in the outbox, a few mails at a time, and gives way while visitors keep the process busy. */
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
  /** Mails that are on their way, and the database does not know it yet. */
  readonly #unnoted: Pick<Mail, 'id' | 'kind' | 'recipient'>[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#breaker = new MailBreaker(deps.settings.firstRetryMs);
  }

  /** Begins with what is in the outbox; before that it sends nothing. */
  start(): void {
    this.#isRunning = true;
    this.#schedule(0);
  }

  /** Looks for new mails soon: some have been put into the outbox. */
  wake(): void {
    // The batch that is being sent may have been read before them.
    this.#isWoken = true;
    if (this.#working) return;
    this.#breaker.probe();
    this.#schedule(BREATH_MS);
  }

  /** Ends after the mail that is being sent. */
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
    this.#working = this.#batch()
      .then((more) => {
        if (more) next = BREATH_MS;
      })
      .catch((error) => this.#deps.log.error(errorLogFields(error), 'outbox out of reach'))
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
    if (this.#waited === 0 || this.#waited > PATIENCE) {
      this.#waited = 0;
      return false;
    }
    return true;
  }

  /** Sends one batch; true when there may be more. */
  async #batch(): Promise<boolean> {
    const { outbox, settings } = this.#deps;
    await this.#noteSent();
    const mails = await outbox.due(settings.batch);
    for (const mail of mails) {
      if (!this.#isRunning) return false;
      if (!(await outbox.lease(mail))) continue;
      const next = await this.#send(mail);
      if (next === 'stop') return false;
      if (next === 'look again') return true;
    }
    return mails.length === settings.batch;
  }

  /** Sends one mail, and says how to go on. */
  async #send(mail: Mail): Promise<'go on' | 'look again' | 'stop'> {
    const { outbox, transport, files } = this.#deps;
    try {
      if (await outbox.isOverDailyLimit(mail)) {
        await outbox.giveUp(mail, TOO_MANY);
        return 'go on';
      }
      await transport.send(mail, await buildAttachment(mail, files));
    } catch (error) {
      return this.#failed(mail, error);
    }
    this.#unnoted.push(mail);
    await this.#noteSent();
    this.#recovered();
    return 'go on';
  }

  /** What was sent must not be sent again, also when the database is out of reach just now. */
  async #noteSent(): Promise<void> {
    for (let [mail] = this.#unnoted; mail !== undefined; [mail] = this.#unnoted) {
      await this.#deps.outbox.markSent(mail);
      this.#unnoted.shift();
    }
  }

  async #failed(mail: Mail, error: unknown): Promise<'go on' | 'look again' | 'stop'> {
    const { outbox, log } = this.#deps;
    const verdict = classifyFailure(error, mail.recipient);
    const said = messageOf(error);
    const facts = { mail: mail.id, ...errorLogFields(error) };
    // New mails may have come while a mail that failed before was tried: they go first.
    const next = mail.lastError === null ? 'go on' : 'look again';

    if (verdict === 'final' || verdict === 'later') {
      log.warn({ ...facts, attempts: mail.attempts + 1, final: verdict === 'final' }, 'mail not sent');
      if (verdict === 'final') await outbox.giveUp(mail, said);
      else await outbox.retryLater(mail, said);
      if (verdict === 'final' && isRecipientRejected(error)) await outbox.markBounced(mail, said);
      if (codeOf(error) !== ATTACHMENT_ERROR) this.#recovered();
      return next;
    }
    const { counts, hasOpened, stops } = this.#breaker.judge(mail, verdict);
    if (hasOpened) log.error(facts, 'no mail goes out');
    const attempts = counts ? mail.attempts + 1 : mail.attempts;
    if (counts || !stops) log.warn({ ...facts, attempts, final: attempts >= MOST_REFUSALS }, 'mail not sent');
    if (counts) await outbox.retryLater(mail, said, MOST_REFUSALS);
    else await outbox.postpone(mail, said, this.#breaker.pauseMs);
    return stops ? 'stop' : next;
  }

  #recovered(): void {
    if (this.#breaker.close()) this.#deps.log.info({}, 'mails go out again');
  }
}
