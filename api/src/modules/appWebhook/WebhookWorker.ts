import type { Dependencies } from '../../dependencies.ts';
import { getErrorLogFields } from '../../server/observability/log.ts';
import type { BackgroundWorker } from '../module.ts';
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
  readonly #stop = new AbortController();
  /** Attempts in progress, with their endpoints. */
  readonly #running = new Map<Promise<void>, string>();
  #polling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Pick<Dependencies, 'db' | 'settings' | 'log'>) {
    this.#deps = deps;
    this.#queue = new WebhookQueue(deps.db, deps.settings.webhooks);
  }

  start(): void {
    this.#poll();
  }

  /** Stops sending. Messages in progress are returned to the queue. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#polling;
    await Promise.all(this.#running.keys());
  }

  #poll(): void {
    if (this.#stop.signal.aborted || this.#polling) return;
    clearTimeout(this.#timer);
    this.#polling = this.#fill()
      .catch((error) => this.#deps.log.error(getErrorLogFields(error), 'webhook queue not readable'))
      .finally(() => {
        this.#polling = undefined;
        if (!this.#stop.signal.aborted) {
          this.#timer = setTimeout(() => this.#poll(), this.#deps.settings.webhooks.pollMs).unref();
        }
      });
  }

  #countRunning(webhookId: string): number {
    return [...this.#running.values()].filter((one) => one === webhookId).length;
  }

  /** Starts attempts until every slot is taken or nothing is due. */
  async #fill(): Promise<void> {
    const free = SLOTS - this.#running.size;
    if (free <= 0) return;
    for (const due of await findDueDeliveries(this.#deps.db, Date.now(), free)) {
      if (this.#stop.signal.aborted) return;
      if (this.#countRunning(due.webhookId) < CONCURRENT_MAX) await this.#begin(due);
    }
  }

  async #begin(due: DueDelivery): Promise<void> {
    const leased = await this.#queue.lease(due);
    if (!leased) return;
    const attempt = this.#attempt(leased)
      .catch((error) => this.#deps.log.error(getErrorLogFields(error), 'webhook attempt not recorded'))
      .finally(() => {
        this.#running.delete(attempt);
        this.#poll();
      });
    this.#running.set(attempt, leased.webhook.id);
  }

  async #attempt(leased: LeasedDelivery): Promise<void> {
    const { settings } = this.#deps;
    const { delivery, webhook } = leased;
    try {
      const secrets = readSecrets(settings, webhook);
      if (secrets === null) throw new WebhookError('The secret cannot be decrypted. Please create a new one.');
      const message = { headers: signWebhook(secrets, delivery, Date.now()), body: delivery.body };
      await sendWebhook(webhook.url, message, settings.webhooks, this.#stop.signal);
    } catch (error) {
      if (!(error instanceof WebhookError)) return this.#queue.giveBack(leased);
      return this.#queue.markFailed(leased, error.message);
    }
    await this.#queue.markDelivered(leased);
  }
}
