import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import type { Dependencies } from '../../../dependencies.ts';
import { sentence, textFor } from '../../../language/text.ts';
import { findBusinessName } from '../../client/businessName.ts';
import { enqueueMails } from '../../outbox/enqueueMails.ts';
import { buildOperatorNoticeMails } from '../../outbox/notice/notifyOperator.ts';
import type { PushServiceError } from '../driver/PushDriver.ts';
import { type PushService, PushServiceEntity } from './PushService.entity.ts';

/** Consecutive failures before the service counts as broken. */
const FAILURES = 5;
const LAST_RETRY_MS = 3600_000;

/** Records that a service delivers. */
export async function recordServiceSuccess({ db }: Pick<Dependencies, 'db'>, service: PushService): Promise<void> {
  if (service.state === 'working' && service.failures === 0) return;
  const working = { state: 'working' as const, problem: null, failures: 0, pausedUntil: 0, failedAt: null };
  await db.tx((manager) =>
    manager.update(PushServiceEntity, { id: service.id, savedAt: Number(service.savedAt) }, working),
  );
}

/**
 * Records that a service does not deliver, and pauses it with exponential backoff. Once it counts as broken the owner sees
 * it in the section, and the operator gets one email and an alert.
 */
export async function recordServiceFailure(
  { db, settings, wakeMailWorker }: Pick<Dependencies, 'db' | 'settings' | 'wakeMailWorker'>,
  { id, businessId, savedAt }: PushService,
  fault: PushServiceError,
): Promise<void> {
  const now = Date.now();
  // Credentials that an operator has saved meanwhile are not affected.
  const same = { id, savedAt: Number(savedAt) };
  const client = await findBusinessName(db, businessId);
  const { problem } = fault;
  await db.tx(async (manager) => {
    // Also locks the row; 429 is no failure.
    const change = fault.kind === 'busy' ? () => 'failures' : () => 'failures + 1';
    await manager.update(PushServiceEntity, same, { failures: change });
    const service = await manager.findOneBy(PushServiceEntity, same);
    if (!service) return;
    const { failures, state } = service;
    const backoff = Math.min(LAST_RETRY_MS, settings.push.firstRetryMs * 2 ** Math.max(0, failures - 1));
    const pausedUntil = now + Math.max(fault.retryAfterMs ?? 0, fault.kind === 'busy' ? 0 : backoff);
    const isBroken = fault.kind === 'refused' || failures >= FAILURES;
    await manager.update(PushServiceEntity, same, {
      pausedUntil,
      ...(isBroken && { state: 'broken', problem: textFor(SOURCE_LOCALE, problem), failedAt: service.failedAt ?? now }),
    });
    if (!isBroken || state === 'broken') return;
    const mails = await buildOperatorNoticeMails(
      { db, settings },
      {
        subject: sentence(/*i18n*/ 'Notifications of {client} are not delivered', { client }),
        text: sentence(
          /*i18n*/ "{problem}\n\nNotifications to the guests of {client} wait and are tried again, at least every hour; after a day they are given up. To fix it, save the push service again in the client's panel under Reporting.",
          { problem, client },
        ),
      },
    );
    await enqueueMails(manager, mails, now);
  });
  wakeMailWorker();
}
