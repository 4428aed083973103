import { newId } from '../../../db/rows/id.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { forgetDevices } from '../../device/devices.ts';
import type { PushCampaign } from '../campaign/PushCampaign.entity.ts';
import { type PushDriver, type PushOutcome, PushServiceError } from '../driver/PushDriver.ts';
import { type LeasedDelivery, leaseDeliveries, settleDeliveries } from './delivery.query.ts';

/** Maximum delay between two attempts for one device. */
const LAST_RETRY_MS = 3600_000;

/** Attempts of a batch. */
interface BatchResult {
  readonly outcomes: ReadonlyMap<LeasedDelivery, PushOutcome>;
  /** Why the service does not deliver; the deliveries without an outcome wait for it. */
  readonly fault: PushServiceError | null;
}

/** Share of the lease after which no further device of a batch is tried: requests in flight end before the lease. */
const LEASE_SHARE = 0.5;

/** Sends to several devices at a time, and stops early, or when the service does not deliver. */
async function attempt(
  driver: PushDriver,
  message: Parameters<PushDriver['send']>[0],
  leased: readonly LeasedDelivery[],
  { concurrency, mustStop }: { concurrency: number; mustStop: () => boolean },
): Promise<BatchResult> {
  const outcomes = new Map<LeasedDelivery, PushOutcome>();
  let fault: PushServiceError | null = null;
  const waiting = [...leased];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (fault !== null || mustStop()) return;
      if (next.target === null) {
        outcomes.set(next, { kind: 'failed', reason: 'unregistered', isGone: false });
        continue;
      }
      try {
        outcomes.set(next, await driver.send(message, next.target));
      } catch (error) {
        if (!(error instanceof PushServiceError)) throw error;
        fault ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const results = [...outcomes.values()];
  if (fault === null && results.length > 0 && results.every(({ kind }) => kind === 'later')) {
    fault = new PushServiceError('unreachable', /*i18n*/ 'The push service answers with errors.');
  }
  return { outcomes, fault };
}

/** Returns when a delivery is tried again, with exponential backoff. */
function nextAttempt({ attempts }: LeasedDelivery, retryAfterMs: number | null, firstRetryMs: number): number {
  const backoff = Math.min(LAST_RETRY_MS, firstRetryMs * 2 ** Math.min(attempts - 1, 20));
  return Math.max(backoff, retryAfterMs ?? 0);
}

/**
 * Sends the next due deliveries of a campaign and records each outcome. After a crash in between their leases expire and
 * they are sent again, under the same tag: the phone replaces the notification.
 * @param isClosing whether the process ends: what has not been tried is given back
 * @returns the number of deliveries that were due; and why the service does not deliver, or null
 */
export async function sendBatch(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  campaign: PushCampaign,
  driver: PushDriver,
  isClosing: () => boolean,
): Promise<{ due: number; sent: number; fault: PushServiceError | null }> {
  const { batch, concurrency, firstRetryMs, leaseMs } = settings.push;
  const { id, businessId, title, body: text, link } = campaign;
  const now = Date.now();
  const leased = await leaseDeliveries(db, id, { batchId: newId(), limit: batch, now, until: now + leaseMs });
  const mustStop = () => isClosing() || Date.now() > now + leaseMs * LEASE_SHARE;
  const message = { id, businessId, title, text, link };
  const { outcomes, fault } = await attempt(driver, message, leased, { concurrency, mustStop });

  const sent = leased.filter((one) => outcomes.get(one)?.kind === 'sent');
  const groups = new Map<string, { ids: string[]; change: Parameters<typeof settleDeliveries>[2] }>();
  const gone: string[] = [];
  const unsent: string[] = [];
  for (const one of leased) {
    const outcome = outcomes.get(one);
    if (outcome === undefined) unsent.push(one.id);
    else if (outcome.kind !== 'sent') {
      const change =
        outcome.kind === 'failed'
          ? { state: 'failed' as const, reason: outcome.reason, dueAt: null }
          : {
              state: 'pending' as const,
              reason: null,
              dueAt: now + nextAttempt(one, outcome.retryAfterMs, firstRetryMs),
            };
      const group = groups.get(JSON.stringify(change)) ?? { ids: [], change };
      groups.set(JSON.stringify(change), group);
      group.ids.push(one.id);
      if (outcome.kind === 'failed' && outcome.isGone && one.target) gone.push(one.target.deviceId);
    }
  }
  await db.tx(async (manager) => {
    const targets = sent.flatMap(({ target }) => target ?? []);
    if (targets.length > 0) await driver.commit?.(manager, message, targets);
    await settleDeliveries(
      manager,
      sent.map((one) => one.id),
      { state: 'sent', reason: null, dueAt: null },
    );
    for (const { ids, change } of groups.values()) await settleDeliveries(manager, ids, change);
    // Not tried, or stopped by the service, whose pause decides when they are: this does not count as an attempt.
    await settleDeliveries(manager, unsent, { state: 'pending', reason: null, dueAt: now }, { takesBackAttempt: true });
    if (gone.length > 0) await forgetDevices(manager, businessId, gone);
  });
  return { due: leased.length, sent: sent.length, fault };
}
