import type { Dependencies } from '../../dependencies.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import type { BackgroundWorker } from '../module.ts';
import { PollLoop } from '../PollLoop.ts';
import { CONCURRENT_MAX, type DueDelivery, findDueDeliveries } from './dueDeliveries.query.ts';
import { sendWebhook, WebhookError } from './sendWebhook.ts';
import { type LeasedDelivery, WebhookQueue } from './WebhookQueue.ts';
import { readSecrets, signWebhook } from './webhookSecret.ts';

/** Number of concurrent attempts of this process. */
const SLOTS = 32;

/** Sends queued messages to clients' apps. An endpoint that is slow or down uses its own turns only. */
export class WebhookWorker implements BackgroundWorker {
  readonly #deps: Pick<Dependencies, 'db' | 'settings' | 'log'>;
  readonly #queue: WebhookQueue;
  readonly #loop: PollLoop;
  /** Attempts in progress, with their endpoints. */
  readonly #running = new Map<Promise<void>, string>();

  constructor(deps: Pick<Dependencies, 'db' | 'settings' | 'log'>) {
    this.#deps = deps;
    this.#queue = new WebhookQueue(deps.db, deps.settings.webhooks);
    const options = { log: deps.log, pollMs: deps.settings.webhooks.pollMs, failure: 'webhook queue not readable' };
    this.#loop = new PollLoop(options, () => this.#fill());
  }

  start(): void {
    this.#loop.start();
  }

  /** Stops sending. Messages in progress are returned to the queue. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await Promise.all(this.#running.keys());
  }

  #countRunning(webhookId: string): number {
    return [...this.#running.values()].filter((one) => one === webhookId).length;
  }

  /** Starts attempts until every slot is taken or nothing is due; each that ends starts the next. */
  async #fill(): Promise<false> {
    const free = SLOTS - this.#running.size;
    if (free <= 0) return false;
    for (const due of await findDueDeliveries(this.#deps.db, Date.now(), free)) {
      if (this.#loop.signal.aborted) return false;
      if (this.#countRunning(due.webhookId) < CONCURRENT_MAX) await this.#begin(due);
    }
    return false;
  }

  async #begin(due: DueDelivery): Promise<void> {
    const leased = await this.#queue.lease(due);
    if (!leased) return;
    const attempt = this.#attempt(leased)
      .catch((error) => this.#deps.log.error(getErrorLogFields(error), 'webhook attempt not recorded'))
      .finally(() => {
        this.#running.delete(attempt);
        this.#loop.start();
      });
    this.#running.set(attempt, leased.webhook.id);
  }

  async #attempt(leased: LeasedDelivery): Promise<void> {
    const { settings } = this.#deps;
    const { delivery, webhook } = leased;
    try {
      const secrets = readSecrets(settings, webhook);
      if (secrets === null) throw new WebhookError(/*i18n*/ 'The secret cannot be decrypted. Please create a new one.');
      const message = { headers: signWebhook(secrets, delivery, Date.now()), body: delivery.body };
      await sendWebhook(webhook.url, message, settings.webhooks, this.#loop.signal);
    } catch (error) {
      if (!(error instanceof WebhookError)) return this.#queue.giveBack(leased);
      return this.#queue.markFailed(leased, error.message);
    }
    await this.#queue.markDelivered(leased);
  }
}
