import { randomUUID } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings/settings.ts';
import { type AppWebhook, AppWebhookEntity } from './AppWebhook.entity.ts';
import type { DueDelivery } from './dueDeliveries.query.ts';
import { lockWebhook } from './lockWebhook.ts';
import { type WebhookDelivery, WebhookDeliveryEntity } from './WebhookDelivery.entity.ts';

/** Maximum delay between two attempts of a message, which doubles each time. */
const LONGEST_RETRY_MS = 3600_000;
/** Maximum pause of an endpoint whose attempts fail one after the other. */
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Consecutive failures before an endpoint is paused: a single message that it cannot handle does not stop the others. */
const PAUSED_AFTER = 2;
const ERROR_MAX = 255;
/** Error of a message whose time ended during a pause of its endpoint. */
const EXPIRED = /*i18n*/ 'The endpoint failed for 24 hours.';

/** A leased message with its endpoint. */
export interface LeasedDelivery {
  readonly delivery: WebhookDelivery;
  readonly webhook: AppWebhook;
}

/** The queue of messages as used by one worker. */
export class WebhookQueue {
  readonly #db: Database;
  readonly #settings: Pick<ApiSettings['webhooks'], 'firstRetryMs' | 'leaseMs'>;
  readonly #owner = randomUUID();

  constructor(db: Database, settings: Pick<ApiSettings['webhooks'], 'firstRetryMs' | 'leaseMs'>) {
    this.#db = db;
    this.#settings = settings;
  }

  /**
   * Leases a due message: of several workers only one succeeds. The lease is a multiple of an attempt's timeout, so that
   * clocks may differ; the lease of a dead worker expires, and the message is sent again with the same id.
   * @returns null if another worker was first, or the message or its endpoint was removed
   */
  lease({ id, dueAt }: DueDelivery): Promise<LeasedDelivery | null> {
    return this.#db.tx(async (manager) => {
      const lease = { leasedBy: this.#owner, dueAt: Date.now() + this.#settings.leaseMs };
      const { affected } = await manager.update(WebhookDeliveryEntity, { id, dueAt, deliveredAt: IsNull() }, lease);
      if (affected !== 1) return null;
      const delivery = await manager.findOneByOrFail(WebhookDeliveryEntity, { id });
      const webhook = await manager.findOneBy(AppWebhookEntity, { id: delivery.webhookId });
      return webhook && { delivery, webhook };
    });
  }

  /** Records a message as delivered, even if another worker holds its lease by now, and ends its endpoint's pause. */
  markDelivered({ delivery: { id, webhookId, attempts } }: LeasedDelivery): Promise<void> {
    return this.#db.tx(async (manager) => {
      await lockWebhook(manager, webhookId);
      const now = Date.now();
      const done = { deliveredAt: now, dueAt: null, leasedBy: null, lastError: null, attempts: attempts + 1 };
      await manager.update(WebhookDeliveryEntity, { id }, done);
      const works = { failures: 0, failingSince: null, lastError: null, lastDeliveredAt: now };
      await manager.update(AppWebhookEntity, { id: webhookId }, works);
      // Messages that were never tried waited for the endpoint only.
      await this.#changeWaiting(manager, { webhookId, attempts: 0, dueAt: MoreThan(now) }, { dueAt: now });
    });
  }

  /** Records a failed attempt: the message is retried with exponential backoff, or given up when its time has ended. */
  markFailed({ delivery, webhook }: LeasedDelivery, reason: string): Promise<void> {
    const lastError = reason.slice(0, ERROR_MAX);
    return this.#db.tx(async (manager) => {
      await lockWebhook(manager, webhook.id);
      const now = Date.now();
      const dueAt = now + Math.min(LONGEST_RETRY_MS, this.#settings.firstRetryMs * 2 ** delivery.attempts);
      const isOver = dueAt > Number(delivery.retryUntil);
      await manager.update(
        WebhookDeliveryEntity,
        { id: delivery.id, leasedBy: this.#owner },
        { attempts: delivery.attempts + 1, lastError, leasedBy: null, dueAt: isOver ? null : dueAt },
      );
      await manager.increment(AppWebhookEntity, { id: webhook.id }, 'failures', 1);
      await manager.update(AppWebhookEntity, { id: webhook.id }, { lastError });
      await manager.update(AppWebhookEntity, { id: webhook.id, failingSince: IsNull() }, { failingSince: now });
      await this.#pause(manager, webhook.id, now);
    });
  }

  /** Returns a message that was not sent; the attempt does not count. */
  async giveBack({ delivery: { id } }: LeasedDelivery): Promise<void> {
    const ownLease = { id, leasedBy: this.#owner };
    await this.#db.tx((manager) =>
      manager.update(WebhookDeliveryEntity, ownLease, { leasedBy: null, dueAt: Date.now() }),
    );
  }

  /** Delays the other messages of an endpoint that keeps failing, and gives up those whose time has ended. */
  async #pause(manager: EntityManager, webhookId: string, now: number): Promise<void> {
    const endpoint = await manager.findOneBy(AppWebhookEntity, { id: webhookId });
    const failures = Number(endpoint?.failures ?? 0);
    if (failures < PAUSED_AFTER) return;
    const until = now + Math.min(LONGEST_PAUSE_MS, this.#settings.firstRetryMs * 2 ** (failures - PAUSED_AFTER));
    const over = { webhookId, dueAt: LessThan(until), retryUntil: LessThanOrEqual(now) };
    await this.#changeWaiting(manager, over, { dueAt: null, lastError: EXPIRED });
    await this.#changeWaiting(manager, { webhookId, dueAt: LessThan(until) }, { dueAt: until });
  }

  /**
   * Changes waiting messages that no worker holds. They are read first and changed by id: a range would lock the gaps
   * of an index, in which other transactions insert.
   */
  async #changeWaiting(
    manager: EntityManager,
    where: FindOptionsWhere<WebhookDelivery>,
    change: Partial<WebhookDelivery>,
  ): Promise<void> {
    const free = { leasedBy: IsNull(), deliveredAt: IsNull() };
    const found = await manager.find(WebhookDeliveryEntity, { select: { id: true }, where: { ...where, ...free } });
    if (found.length === 0) return;
    await manager.update(WebhookDeliveryEntity, { id: In(found.map(({ id }) => id)), ...free }, change);
  }
}
