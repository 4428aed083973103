import { In, LessThanOrEqual } from 'typeorm';
import type { Dependencies } from '../../../dependencies.ts';
import { getErrorLogFields } from '../../../server/observability/log.ts';
import type { BackgroundWorker } from '../../module.ts';
import { PollLoop } from '../../PollLoop.ts';
import { type PushCampaign, PushCampaignEntity } from '../campaign/PushCampaign.entity.ts';
import { endOfQuiet, isQuiet } from '../campaign/sendTime.ts';
import { createDriver } from '../driver/createDriver.ts';
import { type PushDriver, PushServiceError } from '../driver/PushDriver.ts';
import { type PushService, PushServiceEntity } from '../service/PushService.entity.ts';
import { recordServiceFailure, recordServiceSuccess } from '../service/pushServiceState.ts';
import { countDeliveries, expireDeliveries } from './delivery.query.ts';
import { claimCampaign, prepareCampaign } from './prepareCampaign.ts';
import { sendBatch } from './sendBatch.ts';

/** Time for which one campaign is prepared before the others take their turn. */
const PREPARE_MS = 1_000;
/** Campaigns per round, those that wait longest first. */
const ROUND = 50;
/** A notification is given up after this time: its occasion has passed. */
const EXPIRES_MS = 24 * 3600_000;

type Deps = Pick<Dependencies, 'db' | 'settings' | 'log' | 'wakeMailWorker'>;

/** Sends due notifications: a batch of each campaign per round, so that a large one does not delay the others. */
export class PushWorker implements BackgroundWorker {
  readonly #deps: Deps;
  readonly #drivers = new Map<string, { readonly key: string; readonly driver: PushDriver }>();
  readonly #loop: PollLoop;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { log, settings } = deps;
    const options = { log, pollMs: settings.push.pollMs, failure: 'notifications not readable' };
    this.#loop = new PollLoop(options, () => this.#round());
  }

  /** Starts sending; before that nothing is sent. */
  start(): void {
    this.#loop.start();
  }

  /** Stops after the current batch. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Prepares and sends a part of each due campaign; true if there is more. */
  async #round(): Promise<boolean> {
    let more = false;
    for (const campaign of await this.#findDue()) {
      if (this.#loop.signal.aborted) return false;
      const step = campaign.state === 'sending' ? this.#send(campaign) : this.#prepare(campaign);
      const hasMore = await step.catch((error: unknown) => {
        this.#deps.log.error({ push: campaign.id, ...getErrorLogFields(error) }, 'notification not sent');
        return false;
      });
      more ||= hasMore;
    }
    return more;
  }

  #findDue(): Promise<PushCampaign[]> {
    const now = LessThanOrEqual(Date.now());
    return this.#deps.db.read((manager) =>
      manager.find(PushCampaignEntity, {
        where: { state: In(['scheduled', 'preparing', 'sending']), dueAt: now, leaseUntil: now },
        order: { dueAt: 'ASC', id: 'ASC' },
        take: ROUND,
      }),
    );
  }

  async #prepare(campaign: PushCampaign): Promise<boolean> {
    if (await this.#waitsForMorning(campaign)) return false;
    const claimed = await claimCampaign(this.#deps, campaign);
    if (claimed) await prepareCampaign(this.#deps, claimed, PREPARE_MS);
    return claimed !== null;
  }

  /** Postpones an unconfirmed notification that is late, such as after an outage, to the end of the quiet hours. */
  async #waitsForMorning({ id, state, confirmed, leaseUntil }: PushCampaign): Promise<boolean> {
    const { db, settings } = this.#deps;
    const now = Date.now();
    if (confirmed || !isQuiet(now, settings.timeZone)) return false;
    const same = { id, state, leaseUntil: Number(leaseUntil) };
    const dueAt = endOfQuiet(now, settings.timeZone);
    await db.tx((manager) => manager.update(PushCampaignEntity, same, { dueAt }));
    return true;
  }

  async #send(campaign: PushCampaign): Promise<boolean> {
    const { db } = this.#deps;
    const { id, businessId } = campaign;
    if (Number(campaign.startedAt) < Date.now() - EXPIRES_MS) await expireDeliveries(db, id);
    else if (await this.#waitsForMorning(campaign)) return false;
    const service = await db.read((manager) => manager.findOneBy(PushServiceEntity, { businessId }));
    if (service && Number(service.pausedUntil) <= Date.now()) {
      const { due, sent, fault } = await this.#sendBatch(campaign, service);
      if (sent > 0) await recordServiceSuccess(this.#deps, service);
      if (fault) await recordServiceFailure(this.#deps, service, fault);
      if (due > 0) return fault === null;
    }
    await this.#finish(campaign);
    return false;
  }

  async #sendBatch(campaign: PushCampaign, service: PushService): ReturnType<typeof sendBatch> {
    try {
      return await sendBatch(this.#deps, campaign, this.#getDriver(service), () => this.#loop.signal.aborted);
    } catch (error) {
      if (!(error instanceof PushServiceError)) throw error;
      return { due: 1, sent: 0, fault: error };
    }
  }

  /** Creates the driver of a service, and keeps it with its access token until the service is saved again. */
  #getDriver(service: PushService): PushDriver {
    const key = `${service.driver} ${service.savedAt} ${service.sealed}`;
    const known = this.#drivers.get(service.id);
    if (known?.key === key) return known.driver;
    const driver = createDriver(this.#deps, service);
    this.#drivers.set(service.id, { key, driver });
    return driver;
  }

  /** Stores the result once nothing is pending. */
  async #finish({ id }: PushCampaign): Promise<void> {
    const { db } = this.#deps;
    const { pending = 0, ...counts } = (await countDeliveries(db, [id])).get(id) ?? {};
    if (pending > 0) return;
    const done = {
      state: 'sent' as const,
      finishedAt: Date.now(),
      counts: { sent: 0, failed: 0, skipped: 0, reasons: {}, ...counts },
    };
    await db.tx((manager) => manager.update(PushCampaignEntity, { id, state: 'sending' }, done));
  }
}
